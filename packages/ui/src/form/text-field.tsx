import type { ComponentPropsWithRef } from 'react';
import classes from './box.module.css';
import { FormField, type FormFieldProps } from './form-field.tsx';

type Shared = Omit<FormFieldProps, 'children'> & {
  value: string;
  onChange: (value: string) => void;
};

export type TextFieldProps = Shared &
  Pick<
    ComponentPropsWithRef<'input'>,
    'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'spellCheck'
  >;

export function TextField({
  name,
  label,
  hint,
  fault,
  isRequired,
  aside,
  value,
  onChange,
  ...input
}: TextFieldProps) {
  return (
    <FormField
      name={name}
      label={label}
      hint={hint}
      fault={fault}
      aside={aside}
      isRequired={isRequired ?? false}
    >
      {(control) => (
        <div className={classes.box} data-invalid={fault !== undefined || undefined}>
          <input
            type="text"
            {...input}
            {...control}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </div>
      )}
    </FormField>
  );
}

export type TextAreaFieldProps = Shared & { rows?: number; maxLength?: number };

/** With a `maxLength`, shows how many characters are used. */
export function TextAreaField({
  value,
  onChange,
  rows = 5,
  maxLength,
  ...field
}: TextAreaFieldProps) {
  const aside =
    field.aside ?? (maxLength === undefined ? undefined : `${value.length} / ${maxLength}`);
  return (
    <FormField {...field} aside={aside}>
      {(control) => (
        <div className={classes.box} data-invalid={field.fault !== undefined || undefined}>
          <textarea
            {...control}
            rows={rows}
            maxLength={maxLength}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </div>
      )}
    </FormField>
  );
}

export type SelectFieldProps<Value extends string> = Omit<FormFieldProps, 'children'> & {
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

/** Uses the menu of the browser (`<select>`), for a short list. */
export function SelectField<Value extends string>({
  value,
  options,
  onChange,
  ...field
}: SelectFieldProps<Value>) {
  return (
    <FormField {...field}>
      {(control) => (
        <div
          className={classes.box}
          data-select
          data-invalid={field.fault !== undefined || undefined}
        >
          <select
            {...control}
            value={value}
            onChange={({ currentTarget }) => {
              const chosen = options[currentTarget.selectedIndex];
              if (chosen) onChange(chosen.value);
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </div>
      )}
    </FormField>
  );
}
