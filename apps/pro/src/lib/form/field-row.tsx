import type { ReactNode } from 'react';
import classes from './field.module.css';

/**
 * The boxes of the fields align, whether or not a field has a description or an error. The CSS
 * property `--field-columns` overrides the columns.
 */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <div className={classes.row}>{children}</div>
);

/** Wrapper for a button inside a `FieldRow`; aligns the button with the boxes of the fields. */
export const BesideFields = ({ children }: { children: ReactNode }) => (
  <div className={classes.root}>
    <div className={classes.beside}>{children}</div>
  </div>
);
