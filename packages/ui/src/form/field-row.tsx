import type { ReactNode } from 'react';
import classes from './form.module.css';

/**
 * Fields side by side while there is room for them: whichever has a hint or a fault, their boxes stand in line. `--field-columns` around it
 * says other columns.
 */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <div className={classes.row}>{children}</div>
);

/** A button beside the boxes of a row. */
export const BesideFields = ({ children }: { children: ReactNode }) => (
  <div className={classes.field}>
    <div className={classes.beside}>{children}</div>
  </div>
);
