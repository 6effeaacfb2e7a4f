import { useId } from 'react';
import { FieldFault } from '../fields/auth-field.tsx';
import type { AuthFault } from '../words/auth-words.ts';
import classes from './auth-form.module.css';

export function AuthCheck({
  name,
  label,
  fault,
  isRequired = false,
}: {
  name: string;
  label: string;
  fault?: AuthFault | undefined;
  isRequired?: boolean;
}) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label className={classes.check}>
        <input
          type="checkbox"
          name={name}
          aria-required={isRequired || undefined}
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={fault === undefined ? undefined : `${id}-fault`}
        />
        <span>{label}</span>
      </label>
      <FieldFault id={`${id}-fault`} fault={fault} />
    </div>
  );
}
