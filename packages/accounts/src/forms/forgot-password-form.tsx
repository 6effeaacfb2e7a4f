import { limits } from '@parages/contracts/vocabulary/limits';
import { Button } from '@parages/ui/button/button';
import { Link } from '@parages/ui/link/link';
import { type ReactNode, useState } from 'react';
import { AuthField } from '../fields/auth-field.tsx';
import { emailFault } from '../fields/email-fault.ts';
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

const minuteMs = 60_000;

const check = ({ email = '' }: AuthValues): AuthFaults => ({ email: emailFault(email) });

export type ForgotPasswordFormProps = {
  /** Does not reveal whether an account has the address. */
  onSend: (email: string) => Promise<AuthOutcome>;
  loginHref: string;
  /** Where an installation that sends no real mail shows its mails. */
  hint?: ReactNode;
};

export function ForgotPasswordForm({ onSend, loginHref, hint }: ForgotPasswordFormProps) {
  const say = useSay();
  const [sentTo, setSentTo] = useState<string>();
  const send = async ({ email = '' }: AuthValues): Promise<AuthOutcome> => {
    const outcome = await onSend(email.trim());
    if (outcome === undefined) setSentTo(email.trim());
    return outcome;
  };
  const form = useAuthForm({ check, send });
  if (sentTo !== undefined)
    return (
      <>
        <AuthHead
          isNews
          title={say('forgot.sentTitle')}
          text={say('forgot.sentText', {
            email: sentTo,
            minutes: limits.mailedLink.resetMs / minuteMs,
          })}
        />
        {hint}
        <div className={classes.actions}>
          <Button href={loginHref} variant="secondary">
            {say('forgot.back')}
          </Button>
        </div>
      </>
    );
  return (
    <>
      <AuthHead title={say('forgot.title')} text={say('forgot.text')} />
      <AuthForm form={form} submit={say('forgot.submit')}>
        <AuthField
          name="email"
          type="email"
          autoComplete="username"
          label={say('email')}
          fault={form.faults.email}
        />
      </AuthForm>
      <p className={classes.other}>
        <Link href={loginHref}>{say('forgot.back')}</Link>
      </p>
    </>
  );
}
