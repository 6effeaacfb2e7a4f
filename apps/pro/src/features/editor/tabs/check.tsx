import { type ReactNode, useId } from 'react';
import classes from './tabs.module.css';

export type CheckProps = {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  label: ReactNode;
  hint?: ReactNode;
};

export function Check({ isChecked, onChange, label, hint }: CheckProps) {
  const id = useId();
  return (
    <div className={classes.check}>
      <input
        type="checkbox"
        id={id}
        checked={isChecked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      />
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && <p id={`${id}-hint`}>{hint}</p>}
    </div>
  );
}
