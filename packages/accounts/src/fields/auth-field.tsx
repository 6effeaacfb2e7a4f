import { limits } from '@parages/contracts/vocabulary/limits';
import box from '@parages/ui/form/box.module.css';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import classes from '../forms/auth-form.module.css';
import { useSay } from '../say-auth.tsx';
import type { AuthFault } from '../words/auth-words.ts';

export type AuthFieldProps = {
  name: string;
  label: string;
  fault: AuthFault | undefined;
  aside?: ReactNode;
  /** Ids of other elements that describe the field. */
  describedBy?: string;
  isOptional?: boolean;
} & Pick<
  ComponentPropsWithRef<'input'>,
  | 'type'
  | 'autoComplete'
  | 'defaultValue'
  | 'readOnly'
  | 'inputMode'
  | 'maxLength'
  | 'onInput'
  | 'autoCapitalize'
>;

export function AuthField({
  name,
  label,
  fault,
  aside,
  describedBy,
  isOptional = false,
  ...input
}: AuthFieldProps) {
  const id = useId();
  const described = [
    ...(fault === undefined ? [] : [`${id}-fault`]),
    ...(describedBy === undefined ? [] : [describedBy]),
  ].join(' ');
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <div className={box.box} data-invalid={fault !== undefined || undefined}>
        <input
          type="text"
          spellCheck={false}
          {...input}
          id={id}
          name={name}
          aria-required={!isOptional || undefined}
          aria-invalid={fault !== undefined}
          aria-describedby={described || undefined}
        />
        {aside}
      </div>
      <FieldFault id={`${id}-fault`} fault={fault} />
    </div>
  );
}

export function FieldFault({ id, fault }: { id: string; fault: AuthFault | undefined }) {
  const say = useSay();
  return (
    <p id={id} className={classes.fault} data-fault={fault} hidden={fault === undefined}>
      {fault !== undefined &&
        say(`faults.${fault}`, { strength: limits.password.min, longest: limits.password.max })}
    </p>
  );
}
