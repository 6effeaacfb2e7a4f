import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useSay } from '../say-auth.tsx';
import type { AuthFault } from '../words/auth-words.ts';

/** Values of a form's fields; a ticked box is `on`, an unticked one is absent. */
export type AuthValues = Readonly<Record<string, string>>;
export type AuthFaults = Readonly<Partial<Record<string, AuthFault>>>;
/**
 * Result of a submission: undefined on success, field errors, or one sentence for the whole form.
 */
export type AuthOutcome = { faults?: AuthFaults; failure?: string } | undefined;

export type AuthFormOptions = {
  check: (values: AuthValues) => AuthFaults;
  /** When it rejects, the form shows a general failure. */
  send: (values: AuthValues) => Promise<AuthOutcome>;
};

export type AuthForm = {
  faults: AuthFaults;
  failure: string | undefined;
  isBusy: boolean;
  form: {
    ref: RefObject<HTMLFormElement | null>;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onInput: (event: FormEvent) => void;
  };
};

const valuesOf = (form: HTMLFormElement): AuthValues =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

const fieldNames = (form: HTMLFormElement): string[] =>
  [...form.elements].flatMap((element) =>
    element instanceof HTMLInputElement && element.name ? [element.name] : [],
  );

/** The fields are uncontrolled: their values are read on submit. */
export function useAuthForm({ check, send }: AuthFormOptions): AuthForm {
  const say = useSay();
  const ref = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<AuthFaults>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const toFocus = useRef(false);

  useEffect(() => {
    if (!toFocus.current || !ref.current) return;
    toFocus.current = false;
    const first = fieldNames(ref.current).find((name) => faults[name] !== undefined);
    if (first !== undefined)
      ref.current.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }, [faults]);

  const refuse = (newFaults: AuthFaults): void => {
    toFocus.current = true;
    setFaults(newFaults);
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const values = valuesOf(event.currentTarget);
    const newFaults = check(values);
    setFailure(undefined);
    refuse(newFaults);
    if (Object.values(newFaults).some((fault) => fault !== undefined)) return;
    setIsBusy(true);
    const outcome = await send(values).catch(
      (): AuthOutcome => ({ failure: say('refusals.failed') }),
    );
    setIsBusy(false);
    setFailure(outcome?.failure);
    if (outcome?.faults) refuse(outcome.faults);
  };
  const onInput = ({ target }: FormEvent): void => {
    if (target instanceof HTMLInputElement && faults[target.name] !== undefined)
      setFaults({ ...faults, [target.name]: undefined });
  };
  return {
    faults,
    failure,
    isBusy,
    form: { ref, onSubmit: (event) => void onSubmit(event), onInput },
  };
}
