import { type KeyboardEvent, useId, useState } from 'react';
import { clampDate, type DateBounds } from './date-value.ts';
import type { PickerLocale } from './picker-locale.ts';
import { formatTyped, keepTyped, parseTyped } from './typed-date.ts';
import classes from './typed-date-field.module.css';

export type TypedDateFieldProps = {
  label: string;
  /** How a date is written: "jj/mm/aaaa". */
  format: string;
  /** The day the field holds, `yyyy-MM-dd`. */
  value: string | null;
  /** The day the calendar stands on: what cannot be read becomes it. */
  focused: string;
  bounds: DateBounds;
  locale: PickerLocale;
  /** On leaving the field or on Enter, when the day changed; `null` when the field was emptied. */
  onCommit: (day: string | null) => void;
  onFocus: () => void;
};

/** A date typed by hand. Escape takes back what was typed. */
export function TypedDateField({
  label,
  format,
  value,
  focused,
  bounds,
  locale,
  onCommit,
  onFocus,
}: TypedDateFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    if (draft === null) return;
    setDraft(null);
    const day =
      draft === '' ? null : clampDate(parseTyped(draft, locale, focused) ?? focused, bounds);
    if (day !== value) onCommit(day);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      commit();
    } else if (event.key === 'Escape' && draft !== null) {
      // What surrounds the picker must not close while a text is taken back.
      event.preventDefault();
      event.stopPropagation();
      setDraft(null);
    }
  };
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={classes.input}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        placeholder={format}
        aria-describedby={`${id}-format`}
        value={draft ?? (value === null ? '' : formatTyped(value, locale))}
        onChange={(event) => setDraft(keepTyped(event.currentTarget.value, locale))}
        onFocus={onFocus}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <span id={`${id}-format`} hidden>
        {format}
      </span>
    </div>
  );
}
