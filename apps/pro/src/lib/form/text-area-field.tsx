import { Textarea, type TextareaProps } from '@mantine/core';
import { type FieldProps, inputProps } from './field-props.tsx';

export type TextAreaFieldProps = FieldProps &
  Omit<TextareaProps, keyof FieldProps | 'value' | 'onChange' | 'id'> & {
    value: string;
    onChange: (value: string) => void;
  };

export function TextAreaField({
  name,
  label,
  isRequired,
  aside,
  isLabelHidden,
  value,
  onChange,
  rows = 5,
  maxLength,
  ...input
}: TextAreaFieldProps) {
  const count = maxLength === undefined ? undefined : `${value.length} / ${maxLength}`;
  return (
    <Textarea
      {...input}
      {...inputProps({ name, label, isRequired, aside: aside ?? count, isLabelHidden })}
      rows={rows}
      maxLength={maxLength}
      resize="vertical"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
