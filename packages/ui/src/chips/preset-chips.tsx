import classes from './chips.module.css';
import { FilterChip } from './filter-chip.tsx';

export type PresetChipsProps<Value extends string> = {
  /** Accessible name of the group. */
  label: string;
  options: readonly { value: Value; label: string; count?: number }[];
  value: Value | null;
  /** Called with `null` when the selected preset is pressed again. */
  onChange: (value: Value | null) => void;
};

/** A single choice among a few values, which a second press clears. */
export function PresetChips<Value extends string>({
  label,
  options,
  value,
  onChange,
}: PresetChipsProps<Value>) {
  return (
    <fieldset aria-label={label} className={classes.group}>
      {options.map((option) => (
        <FilterChip
          key={option.value}
          isPressed={option.value === value}
          onPress={() => onChange(option.value === value ? null : option.value)}
          {...(option.count !== undefined && { count: option.count })}
        >
          {option.label}
        </FilterChip>
      ))}
    </fieldset>
  );
}
