import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { fieldId } from './form-field.tsx';

type FormFaults = Readonly<Record<string, string | undefined>>;

export type FormOptions<Values> = {
  initial: Values;
  check: (values: Values) => FormFaults;
  send: (values: Values) => Promise<unknown>;
  /** The message that the form shows when `send` rejects. */
  failureOf: (error: unknown, values: Values) => string;
};

export type Form<Values> = {
  values: Values;
  /** Changes some values and clears their errors. */
  change: (part: Partial<Values>) => void;
  faults: FormFaults;
  failure: string | undefined;
  isBusy: boolean;
  form: {
    ref: RefObject<HTMLFormElement | null>;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    noValidate: true;
  };
};

const invalidNames = (faults: FormFaults): string[] =>
  Object.keys(faults).filter((name) => faults[name] !== undefined);

const firstOf = (form: HTMLFormElement, names: readonly string[]): HTMLElement | undefined => {
  const ids = names.map(fieldId);
  return [...form.querySelectorAll<HTMLElement>('[id]')].find(({ id }) => ids.includes(id));
};

/** State of a form that is validated on submit. The first invalid field then gets the focus. */
export function useForm<Values extends object>({
  initial,
  check,
  send,
  failureOf,
}: FormOptions<Values>): Form<Values> {
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [faults, setFaults] = useState<FormFaults>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const toFocus = useRef(false);

  useEffect(() => {
    if (!toFocus.current || !ref.current) return;
    toFocus.current = false;
    firstOf(ref.current, invalidNames(faults))?.focus();
  }, [faults]);

  const submit = async (): Promise<void> => {
    const found = check(values);
    setFailure(undefined);
    toFocus.current = true;
    setFaults(found);
    if (invalidNames(found).length > 0) return;
    setIsBusy(true);
    try {
      await send(values);
    } catch (error) {
      setFailure(failureOf(error, values));
    } finally {
      setIsBusy(false);
    }
  };
  const change = (part: Partial<Values>): void => {
    setValues((before) => ({ ...before, ...part }));
    setFaults((before) => ({
      ...before,
      ...Object.fromEntries(Object.keys(part).map((name) => [name, undefined])),
    }));
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isBusy) void submit();
  };
  return {
    values,
    change,
    faults,
    failure,
    isBusy,
    form: { ref, onSubmit, noValidate: true },
  };
}
