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
  children: ReactNode;
};

export function FilterChip({
  isPressed,
  onPress,
  icon,
  count,
  isDisabled = false,
  children,
}: FilterChipProps) {
  return (
    <button
      type="button"
      className={classes.chip}
      aria-pressed={isPressed}
      disabled={isDisabled}
      onClick={onPress}
    >
      {icon && <Icon name={icon} size="1.125em" />}
      <span>{children}</span>
      {count !== undefined && <span className={classes.count}>{count}</span>}
    </button>
  );
}
