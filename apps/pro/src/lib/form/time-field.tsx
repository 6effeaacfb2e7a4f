import { dayAndTimeFr as words } from './day-and-time.fr.ts';
import { readLeftTime, readTime } from './day-and-time-text.ts';
import type { FieldProps } from './field-props.tsx';
import { TextField } from './text-field.tsx';
import { useReadText } from './use-read-text.ts';

export type TimeFieldProps = FieldProps & {
  /** `HH:mm` or `HH:mm:ss`; null without a time. */
  value: string | null;
  onChange: (value: string | null) => void;
};

const minutesLength = 5;

/** A time from 00:00 to 23:59, whose field is text, in the language of the site. */
export function TimeField({ value, onChange, error, ...field }: TimeFieldProps) {
  const { text, isWrong, type, leave } = useReadText({
    value: value?.slice(0, minutesLength) ?? '',
    read: readTime,
    readLeft: readLeftTime,
    show: (time) => time,
    onChange: (time) => onChange(time === '' ? null : time),
  });
  return (
    <TextField
      {...field}
      autoComplete="off"
      placeholder={words.timeExample}
      value={text}
      onChange={type}
      onBlur={leave}
      error={isWrong ? words.timeWrong : error}
    />
  );
}
