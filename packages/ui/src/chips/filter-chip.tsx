import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import classes from './chips.module.css';

export type FilterChipProps = {
  isPressed: boolean;
  onPress: () => void;
  icon?: IconName;
  /** Number of results with this filter. */
  count?: number;
  isDisabled?: boolean;
  /** Draws a chip that leads to no result less prominently, while it is not pressed. */
  isQuiet?: boolean;
  children: ReactNode;
};

export function FilterChip({
  isPressed,
  onPress,
  icon,
  count,
  isDisabled = false,
  isQuiet = count === 0,
  children,
}: FilterChipProps) {
  return (
    <button
      type="button"
      className={classes.chip}
      aria-pressed={isPressed}
      data-quiet={isQuiet || undefined}
      disabled={isDisabled}
      onClick={onPress}
    >
      {icon && <Icon name={icon} size="1.125em" />}
      <span>{children}</span>
      {count !== undefined && <span className={classes.count}>{count}</span>}
    </button>
  );
}
