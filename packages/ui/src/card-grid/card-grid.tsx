import { Children, type ReactNode } from 'react';
import classes from './card-grid.module.css';

export type CardGridProps = {
  /** Accessible name of the list. */
  label?: string;
  labelledBy?: string;
  /** Sets `aria-busy`, while the list holds skeletons. */
  isBusy?: boolean;
  /** `dense` for a list beside a map. */
  density?: 'normal' | 'dense';
  children: ReactNode;
};

/** A list (`<ul>`) of cards in columns. */
export function CardGrid({
  label,
  labelledBy,
  isBusy = false,
  density = 'normal',
  children,
}: CardGridProps) {
  return (
    <ul
      className={classes.grid}
      data-density={density}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-busy={isBusy || undefined}
    >
      {Children.map(children, (child) => (
        <li className={classes.cell}>{child}</li>
      ))}
    </ul>
  );
}
