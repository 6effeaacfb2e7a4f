import classes from './switch.module.css';

export type SwitchProps = {
  label: string;
  hint?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

export const Switch = ({ label, hint, isOn, onChange }: SwitchProps) => (
  <label className={classes.switch}>
    <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
    <span>
      {label}
      {hint !== undefined && <small>{hint}</small>}
    </span>
  </label>
);
