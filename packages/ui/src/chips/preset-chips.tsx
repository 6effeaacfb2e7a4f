import classes from './chips.module.css';
import { FilterChip } from './filter-chip.tsx';

export type PresetChipsProps<Value extends string> = {
  /** Name of the group: "Quand ?" */
  label: string;
  options: readonly { value: Value; label: string; count?: number }[];
  /** The chosen one, or none. */
  value: Value | null;
  /** `null` when the chosen one is pressed again. */
  onChange: (value: Value | null) => void;
};

/** One choice among a few, each of which can be taken back: today, tomorrow, this week-end. */
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
