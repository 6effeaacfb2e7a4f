import { useId } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import classes from './step-slider.module.css';

export type StepSliderProps = {
  label: string;
  /** The allowed values, ascending. */
  steps: readonly number[];
  /** One of `steps`. Another number is shown as the nearest step. */
  value: number;
  onChange: (step: number) => void;
  formatValue: (step: number) => string;
  words: { decrease: string; increase: string };
};

const nearestIndex = (steps: readonly number[], value: number): number =>
  steps.reduce(
    (best, step, index) =>
      Math.abs(step - value) < Math.abs((steps[best] ?? 0) - value) ? index : best,
    0,
  );

export function StepSlider({ label, steps, value, onChange, formatValue, words }: StepSliderProps) {
  const id = useId();
  const index = nearestIndex(steps, value);
  const last = steps.length - 1;
  const go = (to: number) => {
    const step = steps[Math.min(last, Math.max(0, to))];
    if (step !== undefined && step !== value) onChange(step);
  };
  const text = formatValue(steps[index] ?? value);
  const filled: Record<`--${string}`, string> = {
    '--filled': `${(index / Math.max(1, last)) * 100}%`,
  };
  // `aria-disabled`, because `disabled` would remove the focus from the pressed button.
  const end = (icon: 'minus' | 'plus', name: string, isOff: boolean, to: number) => (
    <IconButton
      icon={icon}
      label={name}
      variant="outline"
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && go(to)}
    />
  );
  return (
    <div className={classes.slider}>
      <div className={classes.head}>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id}>{text}</output>
      </div>
      <div className={classes.row}>
        {end('minus', words.decrease, index === 0, index - 1)}
        <input
          id={id}
          className={classes.range}
          type="range"
          min={0}
          max={last}
          step={1}
          value={index}
          aria-valuetext={text}
          style={filled}
          onChange={(event) => go(event.currentTarget.valueAsNumber)}
        />
        {end('plus', words.increase, index === last, index + 1)}
      </div>
    </div>
  );
}
