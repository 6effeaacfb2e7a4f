import { passwordFault } from '@parages/contracts/vocabulary/accounts/passwords';
import { Button } from '@parages/ui/button/button';
import { type ReactNode, useState } from 'react';
import { PasswordField } from '../fields/password-field.tsx';
import { useSay } from '../say-auth.tsx';
import classes from './auth-form.module.css';
import { AuthForm } from './auth-form.tsx';
import { AuthHead } from './auth-head.tsx';
import {
  type AuthFaults,
  type AuthOutcome,
  type AuthValues,
  useAuthForm,
} from './use-auth-form.ts';

const confirmationFault = (password: string, confirmation: string): AuthFaults[string] => {
  if (confirmation === '') return 'required-error';
  return confirmation === password ? undefined : 'confirm-password-match-error';
};

export const checkNewPassword = ({ password = '', confirmation = '' }: AuthValues): AuthFaults => ({
  password: passwordFault(password),
  confirmation: confirmationFault(password, confirmation),
});

export function NewPasswordFields({ faults }: { faults: AuthFaults }): ReactNode {
  const say = useSay();
  return (
    <>
      <PasswordField
        name="password"
        kind="new"
        label={say('reset.newPassword')}
        fault={faults.password}
      />
      <PasswordField
        name="confirmation"
        kind="confirmation"
        label={say('reset.confirmation')}
        fault={faults.confirmation}
      />
    </>
  );
}

export type ResetPasswordFormProps = {
  onSend: (password: string) => Promise<AuthOutcome>;
  loginHref: string;
  forgotHref: string;
};

export function ResetPasswordForm({ onSend, loginHref, forgotHref }: ResetPasswordFormProps) {
  const say = useSay();
  const [isDone, setIsDone] = useState(false);
  const send = async ({ password = '' }: AuthValues): Promise<AuthOutcome> => {
    const outcome = await onSend(password);
    if (outcome === undefined) setIsDone(true);
    return outcome;
  };
  const form = useAuthForm({ check: checkNewPassword, send });
  if (isDone)
    return (
      <>
        <AuthHead isNews title={say('reset.doneTitle')} text={say('reset.doneText')} />
        <div className={classes.actions}>
          <Button href={loginHref}>{say('login.submit')}</Button>
        </div>
      </>
    );
  return (
    <>
      <AuthHead title={say('reset.title')} text={say('reset.text')} />
      <AuthForm form={form} submit={say('reset.submit')}>
        <NewPasswordFields faults={form.faults} />
      </AuthForm>
      {form.failure !== undefined && (
        <div className={classes.actions}>
          <Button href={forgotHref} variant="secondary">
            {say('reset.again')}
          </Button>
        </div>
      )}
    </>
  );
}
