import { ApiProblem } from '@parages/contracts/api-problem';
import { AuthForm } from '@parages/ui/auth/auth-form';
import { PasswordField } from '@parages/ui/auth/password-field';
import { checkNewPassword, NewPasswordFields } from '@parages/ui/auth/reset-password-form';
import { AuthWordsProvider } from '@parages/ui/auth/say-auth';
import { type AuthFaults, type AuthOutcome, type AuthValues, useAuthForm } from '@parages/ui/auth/use-auth-form';
import { toast } from '@parages/ui/toaster/toast';
import { useState } from 'react';
import classes from './profile.module.css';
import { useChangePassword } from './profile.queries.ts';
import { ProfileSection } from './profile-section.tsx';
import { say } from './profile-words.ts';

type Say = (name: string, values?: Readonly<Record<string, string | number>>) => string;

const check = (values: AuthValues): AuthFaults => ({
  current: values.current ? undefined : 'required-error',
  ...checkNewPassword(values),
});

function toOutcome(error: unknown, sayAuth: Say): AuthOutcome {
  const { code, errors } = error instanceof ApiProblem ? error : { code: 'unreachable', errors: [] };
  if (code === 'request_invalid')
    return { faults: { password: errors.some((one) => one.code === 'password-pwned-error') ? 'password-pwned-error' : 'invalid-error' } };
  if (code === 'password_absent') return { failure: say('password.absent') };
  if (code === 'password_wrong') return { failure: sayAuth('refusals.wrong-credentials') };
  if (code === 'attempts_limited') return { failure: sayAuth('refusals.limited') };
  return { failure: sayAuth(code === 'unreachable' ? 'refusals.unreachable' : 'refusals.failed') };
}

/** Another password. `sayAuth` says the words of pages of accounts. */
export function PasswordSection({ sayAuth }: { sayAuth: Say }) {
  const changePassword = useChangePassword();
  const [turn, setTurn] = useState(0);
  const send = ({ current = '', password = '' }: AuthValues): Promise<AuthOutcome> =>
    changePassword.mutateAsync({ currentPassword: current, newPassword: password }).then(
      () => {
        toast('success', say('password.changed'));
        setTurn(turn + 1);
        return undefined;
      },
      (error: unknown) => toOutcome(error, sayAuth),
    );
  return (
    <ProfileSection title={say('password.title')}>
      <p className={classes.hint}>{say('password.hint')}</p>
      <AuthWordsProvider say={sayAuth}>
        <Fields key={turn} send={send} />
      </AuthWordsProvider>
    </ProfileSection>
  );
}

// Once the password is changed its fields begin anew, empty.
function Fields({ send }: { send: (values: AuthValues) => Promise<AuthOutcome> }) {
  const form = useAuthForm({ check, send });
  return (
    <AuthForm form={form} submit={say('password.submit')}>
      <PasswordField name="current" kind="current" label={say('password.current')} fault={form.faults.current} />
      <NewPasswordFields faults={form.faults} />
    </AuthForm>
  );
}
