import { Icon } from '../icon/icon.tsx';
import classes from './heart-button.module.css';

export type HeartButtonProps = {
  isPressed: boolean;
  /** Names the item and does not change with the state, such as "Favori : Fête de la Loire". */
  label: string;
  onPress: () => void;
  /** Presses have no effect. The button keeps the focus, which a `disabled` one would lose. */
  isDisabled?: boolean;
};

export function HeartButton({ isPressed, label, onPress, isDisabled = false }: HeartButtonProps) {
  return (
    <button
      type="button"
      className={classes.heart}
      aria-pressed={isPressed}
      aria-label={label}
      title={label}
      aria-disabled={isDisabled || undefined}
      onClick={() => {
        if (!isDisabled) onPress();
      }}
    >
      <Icon name="heart" size="1.375rem" isFilled={isPressed} />
    </button>
  );
}
