import type { ReactNode } from 'react';
import classes from './feedback.module.css';

type FieldProps = {
  id: string;
  className: string | undefined;
  'aria-describedby': string;
  'aria-invalid': boolean;
};

export type FeedbackFieldProps = {
  id: string;
  label: string;
  hint: string;
  /** Null if the value is valid or not yet checked. */
  fault: string | null;
  children: (field: FieldProps) => ReactNode;
};

export function FeedbackField({ id, label, hint, fault, children }: FeedbackFieldProps) {
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: classes.input,
        'aria-describedby': `${id}-hint`,
        'aria-invalid': fault !== null,
      })}
      <p id={`${id}-hint`} className={fault === null ? classes.hint : classes.fault}>
        {fault ?? hint}
      </p>
    </div>
  );
}
