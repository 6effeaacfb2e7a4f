import classes from '../chips/chips.module.css';
import { FilterChip } from '../chips/filter-chip.tsx';
import type { IconName } from '../icon/icon-paths.ts';

export type OptionTogglesProps<Value extends string> = {
  /** Accessible name of the group. */
  label: string;
  options: readonly {
    value: Value;
    label: string;
    icon?: IconName;
    count?: number;
    isQuiet?: boolean;
  }[];
  values: readonly Value[];
  /** The selected options, in the order of `options`. */
  onChange: (values: Value[]) => void;
};

export function OptionToggles<Value extends string>({
  label,
  options,
  values,
  onChange,
}: OptionTogglesProps<Value>) {
  const toggle = (value: Value) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((known) => (known === value) !== values.includes(known)),
    );
  return (
    <fieldset aria-label={label} className={classes.group}>
      {options.map(({ value, label: name, ...rest }) => (
        <FilterChip
          key={value}
          isPressed={values.includes(value)}
          onPress={() => toggle(value)}
          {...rest}
        >
          {name}
        </FilterChip>
      ))}
    </fieldset>
  );
}
