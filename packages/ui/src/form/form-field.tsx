import type { ReactNode } from 'react';
import classes from './form.module.css';

type ControlProps = {
  id: string;
  name: string;
  'aria-required': true | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

export type FormFieldProps = {
  /** The name of the value in requests; `fieldId(name)` is the id of its control. */
  name: string;
  label: string;
  hint?: ReactNode;
  fault?: string | undefined;
  isRequired?: boolean;
  /** Text at the right of the label, such as "12 / 140". */
  aside?: ReactNode;
  children: (control: ControlProps) => ReactNode;
};

/** The id of a field's control, to which an error summary can link. */
export const fieldId = (name: string): string => `field-${name}`;

/**
 * A label, its hint, a control and its error. The hint and the error are the accessible description
 * of the control.
 */
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
