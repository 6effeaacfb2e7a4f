import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import classes from './chips.module.css';

export type RemovableChipProps = {
  /** The active filter: "En plein air". */
  label: string;
  /** Read before the label by screen readers: "Retirer le filtre". */
  removeLabel: string;
  onRemove: () => void;
};

/** An active filter; a press removes it. */
export function RemovableChip({ label, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <button type="button" className={classes.chip} data-removable onClick={onRemove}>
      <VisuallyHidden>{removeLabel} </VisuallyHidden>
      <span>{label}</span>
      <Icon name="close" size="1em" />
    </button>
  );
}
