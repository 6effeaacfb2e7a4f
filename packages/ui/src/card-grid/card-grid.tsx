import { Children, type ReactNode } from 'react';
import classes from './card-grid.module.css';

export type CardGridProps = {
  /** Id of the heading that names the list. */
  labelledBy: string;
  children: ReactNode;
};

export function CardGrid({ labelledBy, children }: CardGridProps) {
  return (
    <ul className={classes.grid} aria-labelledby={labelledBy}>
      {Children.map(children, (child) => (
        <li className={classes.cell}>{child}</li>
      ))}
    </ul>
  );
}
