import { Icon } from '@parages/ui/icon/icon';
import classes from './profile.module.css';

export type ChoiceCardsProps<T extends string> = {
  legend: string;
  isLegendHidden?: boolean;
  options: readonly { value: T; label: string }[];
  chosen: readonly T[];
  /** Whether several options can be chosen, instead of one at most. */
  isMultiple?: boolean;
  onChange: (chosen: T[]) => void;
};

export function ChoiceCards<T extends string>({
  legend,
  isLegendHidden,
  options,
  chosen,
  isMultiple,
  onChange,
}: ChoiceCardsProps<T>) {
  const toggle = (value: T) => {
    const isChosen = chosen.includes(value);
    if (isChosen) return onChange(chosen.filter((one) => one !== value));
    onChange(isMultiple ? [...chosen, value] : [value]);
  };
  return (
    <fieldset className={classes.choices}>
      <legend data-hidden={isLegendHidden || undefined}>{legend}</legend>
      {options.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          className={classes.choice}
          aria-pressed={chosen.includes(value)}
          onClick={() => toggle(value)}
        >
          <span>{label}</span>
          <Icon name={chosen.includes(value) ? 'check' : 'plus'} />
        </button>
      ))}
    </fieldset>
  );
}
