import { useEffect, useState } from 'react';
import { TextField } from '../../../lib/form/text-field.tsx';

export type FigureFieldProps = {
  /** The JSON pointer of the figure. */
  name: string;
  label: string;
  description?: string;
  value: number | null;
  /** NaN for text that is no number: the caller gets it too, so that the tab is not saved. */
  read: (text: string) => number | null;
  show: (value: number | null) => string;
  onChange: (value: number | null) => void;
  error: string | undefined;
};

/** A figure with its text. A new value replaces the text, unless the text has the same value. */
export function FigureField({ value, read, show, onChange, ...field }: FigureFieldProps) {
  const [text, setText] = useState(() => show(value));
  useEffect(() => {
    setText((before) => (Object.is(read(before), value) ? before : show(value)));
  }, [value, read, show]);
  return (
    <TextField
      {...field}
      inputMode="text"
      value={text}
      onChange={(typed) => {
        setText(typed);
        onChange(read(typed));
      }}
    />
  );
}
