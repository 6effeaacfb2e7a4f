import { TextInput, type TextInputProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { type FieldProps, inputProps } from './field-props.tsx';

export type TextFieldProps = FieldProps &
  Omit<TextInputProps, keyof FieldProps | 'value' | 'onChange' | 'id'> & {
    value: string;
    onChange: (value: string) => void;
    inside?: ReactNode;
  };

export function TextField({
  name,
  label,
  isRequired,
  aside,
  isLabelHidden,
  onChange,
  inside,
  ...input
}: TextFieldProps) {
  return (
    <TextInput
      {...input}
      {...inputProps({ name, label, isRequired, aside, isLabelHidden })}
      rightSection={inside}
      rightSectionPointerEvents="all"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
