import { TextField } from '../../../lib/form/text-field.tsx';
import { useTypedText } from './typed-texts.ts';

export type FigureTextFieldProps = {
  /** The JSON pointer of the figure. */
  name: string;
  label: string;
  description?: string;
  value: number | null;
  /** Returns null for empty text, and NaN for text that is no number. */
  read: (text: string) => number | null;
  show: (value: number | null) => string;
  onChange: (value: number | null) => void;
  error: string | undefined;
  inputMode?: 'text' | 'numeric';
};

/**
 * Text field for a number. A new `value` replaces the typed text, unless the text already reads as
 * that value.
 */
export function FigureTextField({
  value,
  read,
  show,
  onChange,
  inputMode = 'text',
  ...field
}: FigureTextFieldProps) {
  const [text, setText] = useTypedText({ name: field.name, value, read, show });
  return (
    <TextField
      {...field}
      inputMode={inputMode}
      value={text}
      onChange={(typed) => {
        setText(typed);
        onChange(read(typed));
      }}
    />
  );
}
