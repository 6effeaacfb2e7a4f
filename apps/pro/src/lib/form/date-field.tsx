import { IconButton } from '@parages/ui/icon-button/icon-button';
import { useRef } from 'react';
import { dayAndTimeFr as words } from './day-and-time.fr.ts';
import { readDay, readLeftDay, showDay } from './day-and-time-text.ts';
import classes from './field.module.css';
import type { FieldProps } from './field-props.tsx';
import { TextField } from './text-field.tsx';
import { useReadText } from './use-read-text.ts';

export type DateFieldProps = FieldProps & {
  /** `yyyy-MM-dd`, or empty. */
  value: string;
  onChange: (value: string) => void;
  /** The first day of the calendar. */
  min?: string;
};

/**
 * A date in French order, whose field is text: a date input of a browser follows the language of
 * the browser. Its calendar is the browser's, for the mouse and touch only; keyboards type.
 */
export function DateField({ value, onChange, min, error, ...field }: DateFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  const { text, isWrong, type, leave } = useReadText({
    value,
    read: readDay,
    readLeft: readLeftDay,
    show: showDay,
    onChange,
  });
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      placeholder={words.dayExample}
      value={text}
      onChange={type}
      onBlur={leave}
      error={isWrong ? words.dayWrong : error}
      inside={
        <span className={classes.picker}>
          <input
            ref={picker}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            min={min}
            value={value}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
          <IconButton
            icon="calendar"
            label={words.dayPick}
            tabIndex={-1}
            aria-hidden="true"
            onClick={() => picker.current?.showPicker()}
          />
        </span>
      }
    />
  );
}
