import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import classes from './chips.module.css';

export type RemovableChipProps = {
  label: string;
  /** Read before the label by screen readers, such as "Retirer le filtre". */
  removeLabel: string;
  onRemove: () => void;
};

export function RemovableChip({ label, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <button type="button" className={classes.chip} data-removable onClick={onRemove}>
      <VisuallyHidden>{removeLabel} </VisuallyHidden>
      <span>{label}</span>
      <Icon name="close" size="1em" />
    </button>
  );
}
