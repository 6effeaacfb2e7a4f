import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { Icon } from '@parages/ui/icon/icon';
import { type FieldProps, inputProps } from './field-props.tsx';

export type SelectFieldProps<Value extends string> = FieldProps &
  Omit<NativeSelectProps, keyof FieldProps | 'value' | 'onChange' | 'id' | 'data'> & {
    value: Value;
    options: readonly { value: Value; label: string }[];
    onChange: (value: Value) => void;
  };

export function SelectField<Value extends string>({
  name,
  label,
  isRequired,
  aside,
  isLabelHidden,
  options,
  onChange,
  ...input
}: SelectFieldProps<Value>) {
  return (
    <NativeSelect
      {...input}
      {...inputProps({ name, label, isRequired, aside, isLabelHidden })}
      data={[...options]}
      rightSection={<Icon name="chevron-down" />}
      onChange={({ currentTarget }) => {
        const chosen = options[currentTarget.selectedIndex];
        if (chosen) onChange(chosen.value);
      }}
    />
  );
}
