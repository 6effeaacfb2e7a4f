import type { ReactNode } from 'react';
import classes from './form.module.css';

/** What a control takes to belong to its field. */
type ControlProps = {
  id: string;
  name: string;
  'aria-required': true | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

export type FormFieldProps = {
  /** The name of the value on the wire; `fieldId(name)` is the id of its control. */
  name: string;
  label: string;
  /** Said under the label, before anything is typed: a format, a reason. */
  hint?: ReactNode;
  /** What is wrong with it, as a sentence. */
  fault?: string | undefined;
  isRequired?: boolean;
  /** At the right of the label: "12 / 140". */
  aside?: ReactNode;
  children: (control: ControlProps) => ReactNode;
};

/** The id of a field's control: what an error summary leads to. */
export const fieldId = (name: string): string => `field-${name}`;

/** A label, its hint, a control of any kind and what is wrong with it, which the control is described by. */
export function FormField({
  name,
  label,
  hint,
  fault,
  isRequired = false,
  aside,
  children,
}: FormFieldProps) {
  const id = fieldId(name);
  const described = [hint !== undefined && `${id}-hint`, fault !== undefined && `${id}-fault`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={classes.field}>
      <div className={classes.labelRow}>
        <label htmlFor={id}>{label}</label>
        {aside !== undefined && <span className={classes.aside}>{aside}</span>}
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        name,
        'aria-required': isRequired || undefined,
        'aria-invalid': fault !== undefined || undefined,
        'aria-describedby': described || undefined,
      })}
      {fault !== undefined && (
        <p id={`${id}-fault`} className={classes.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}
