import { type FormErrors, useForm } from '@mantine/form';
import { type FormEvent, useEffect, useRef, useState } from 'react';

/** Result of a submit: undefined on success, else errors by field, a sentence for all, or both. */
export type SubmitOutcome = { errors?: FormErrors; failure?: string } | undefined;

export type SubmitFormOptions<Values> = {
  initialValues: Values;
  validate: (values: Values) => FormErrors;
  send: (values: Values) => Promise<SubmitOutcome>;
};

/**
 * Errors from `validate` and from the API go to their fields, and the first invalid field of the
 * form gets the focus.
 */
export function useSubmitForm<Values extends object>({
  initialValues,
  validate,
  send,
}: SubmitFormOptions<Values>) {
  const form = useForm<Values>({ mode: 'controlled', initialValues, validate });
  const [failure, setFailure] = useState<string>();
  const ref = useRef<HTMLFormElement>(null);
  const isRefused = useRef(false);
  const { errors, submitting } = form;

  // After the render: a screen reader then reads the error with the field.
  useEffect(() => {
    if (!isRefused.current || Object.keys(errors).length === 0) return;
    isRefused.current = false;
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const refuse = (found: FormErrors): void => {
    isRefused.current = true;
    form.setErrors(found);
  };
  const submit = form.onSubmit(async (values) => {
    const outcome = await send(values);
    setFailure(outcome?.failure);
    if (outcome?.errors) refuse(outcome.errors);
    if (outcome === undefined) form.resetDirty(values);
  }, refuse);
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (submitting) return;
    setFailure(undefined);
    submit(event);
  };
  return {
    form,
    failure,
    formProps: { ref, onSubmit, noValidate: true } as const,
    field: <Name extends keyof Values & string>(name: Name) => ({
      ...form.getInputProps(name),
      name,
      value: form.values[name],
    }),
  };
}
