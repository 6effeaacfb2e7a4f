import { useEffect, useState } from 'react';
import { TextField } from '../../../lib/form/text-field.tsx';

export type FigureFieldProps = {
  /** The JSON pointer of the figure. */
  name: string;
  label: string;
  description?: string;
  value: number | null;
  /** NaN for what is no figure: it goes up as it is, so that it is not saved. */
  read: (text: string) => number | null;
  show: (value: number | null) => string;
  onChange: (value: number | null) => void;
  error: string | undefined;
};

/** A figure as it is typed. What is being typed and means the same stays as it is. */
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
