import { useState } from 'react';
import { PasswordField } from '../fields/password-field.tsx';
import { useSay } from '../say-auth.tsx';
import type { SayAuth } from '../words/auth-words.ts';
import { AuthForm } from './auth-form.tsx';
import { checkNewPassword, NewPasswordFields } from './reset-password-form.tsx';
import {
  type AuthFaults,
  type AuthOutcome,
  type AuthValues,
  useAuthForm,
} from './use-auth-form.ts';

/**
 * A refusal of the API: its code, `unreachable` without a response, and the codes of the invalid
 * fields.
 */
type PasswordRefusal = { code: string; errors: readonly { code: string }[] };

export type ChangePasswordFormProps = {
  /** Changes the current password to a new one; returns the refusal, or undefined on success. */
  onSend: (current: string, password: string) => Promise<PasswordRefusal | undefined>;
  onDone: () => void;
  /** `absent`: why an account without a password cannot change it here. */
  words: { current: string; submit: string; absent: string };
};

const check = (values: AuthValues): AuthFaults => ({
  current: values.current ? undefined : 'required-error',
  ...checkNewPassword(values),
});

function outcomeOf({ code, errors }: PasswordRefusal, say: SayAuth, absent: string): AuthOutcome {
  if (code === 'request_invalid')
    return {
      faults: {
        password: errors.some((one) => one.code === 'password-pwned-error')
          ? 'password-pwned-error'
          : 'invalid-error',
      },
    };
  if (code === 'password_absent') return { failure: absent };
  if (code === 'password_wrong') return { failure: say('refusals.wrong-credentials') };
  if (code === 'attempts_limited') return { failure: say('refusals.limited') };
  return { failure: say(code === 'unreachable' ? 'refusals.unreachable' : 'refusals.failed') };
}

export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const [turn, setTurn] = useState(0);
  const startAnew = (): void => {
    props.onDone();
    setTurn(turn + 1);
  };
  return <Fields key={turn} {...props} onDone={startAnew} />;
}

function Fields({ onSend, onDone, words }: ChangePasswordFormProps) {
  const say = useSay();
  const send = async ({ current = '', password = '' }: AuthValues): Promise<AuthOutcome> => {
    const refusal = await onSend(current, password);
    if (refusal) return outcomeOf(refusal, say, words.absent);
    onDone();
    return undefined;
  };
  const form = useAuthForm({ check, send });
  return (
    <AuthForm form={form} submit={words.submit}>
      <PasswordField
        name="current"
        kind="current"
        label={words.current}
        fault={form.faults.current}
      />
      <NewPasswordFields faults={form.faults} />
    </AuthForm>
  );
}
