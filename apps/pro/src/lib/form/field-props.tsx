import '@mantine/core/styles/Input.layer.css';
import type { ReactNode } from 'react';
import classes from './field.module.css';
import { fieldId } from './field-id.ts';

export type FieldProps = {
  /** Name of the control; `fieldId(name)` is its id. */
  name: string;
  label: string;
  description?: ReactNode;
  error?: ReactNode;
  isRequired?: boolean | undefined;
  aside?: ReactNode;
  isLabelHidden?: boolean | undefined;
};

/** Props that the Mantine input of every field shares. */
export const inputProps = ({
  name,
  label,
  isRequired = false,
  aside,
  isLabelHidden = false,
}: FieldProps) => ({
  id: fieldId(name),
  name,
  label: isLabelHidden ? undefined : label,
  'aria-label': isLabelHidden ? label : undefined,
  'aria-required': isRequired || undefined,
  classNames: classes,
  // A sibling of the label, not part of it: the counter must stay out of the accessible name.
  inputContainer: (input: ReactNode) => (
    <>
      {input}
      {aside !== undefined && <span className={classes.aside}>{aside}</span>}
    </>
  ),
});
