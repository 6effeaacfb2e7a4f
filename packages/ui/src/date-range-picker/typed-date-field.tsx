import { type KeyboardEvent, useId, useState } from 'react';
import { clampDate, type DateBounds } from './date-value.ts';
import type { PickerLocale } from './picker-locale.ts';
import { formatTyped, keepTyped, parseTyped } from './typed-date.ts';
import classes from './typed-date-field.module.css';

export type TypedDateFieldProps = {
  label: string;
  /** Format of a date, such as "jj/mm/aaaa". */
  format: string;
  /** The day in the field, `yyyy-MM-dd`. */
  value: string | null;
  /** The focused day of the calendar, which replaces a text that cannot be parsed. */
  focused: string;
  bounds: DateBounds;
  locale: PickerLocale;
  /** Called on blur or Enter when the day changed; `null` when the field was emptied. */
  onCommit: (day: string | null) => void;
  onFocus: () => void;
};

/** A text field for a date. Escape discards the typed text without closing a panel around it. */
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
      // Escape must not also close a panel around the picker.
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
