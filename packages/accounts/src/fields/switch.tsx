import { VisuallyHidden } from '@parages/ui/visually-hidden/visually-hidden';
import classes from './switch.module.css';

export type SwitchProps = {
  label: string;
  /** Read by screen readers after the label, where several switches have the same one. */
  about?: string;
  hint?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

export const Switch = ({ label, about, hint, isOn, onChange }: SwitchProps) => (
  <label className={classes.switch}>
    <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
    <span>
      {label}
      {about !== undefined && <VisuallyHidden>({about})</VisuallyHidden>}
      {hint !== undefined && <small>{hint}</small>}
    </span>
  </label>
);
