import { Button } from '@parages/ui/button/button';
import { Link } from '@parages/ui/link/link';
import type { ReactNode } from 'react';
import { AuthField } from '../fields/auth-field.tsx';
import { emailFault } from '../fields/email-fault.ts';
import { PasswordField } from '../fields/password-field.tsx';
import { useSay } from '../say-auth.tsx';
import classes from './auth-form.module.css';
import { AuthForm } from './auth-form.tsx';
import { AuthHead } from './auth-head.tsx';
import { type AuthOutcome, type AuthValues, useAuthForm } from './use-auth-form.ts';

const check = ({ email = '', password = '' }: AuthValues) => ({
  email: emailFault(email),
  password: password === '' ? ('required-error' as const) : undefined,
});

export type LoginFormProps = {
  onSend: (credentials: { email: string; password: string }) => Promise<AuthOutcome>;
  signupHref: string;
  forgotHref: string;
  /**
   * The site opened this page by itself, so that the visitor may have no account: the title is
   * neutral, and sign-up is offered as a button of the same size as sign-in.
   */
  isSentHere?: boolean;
  notice?: ReactNode;
  social?: ReactNode;
};

export function LoginForm({
  onSend,
  signupHref,
  forgotHref,
  isSentHere = false,
  notice,
  social,
}: LoginFormProps) {
  const say = useSay();
  const form = useAuthForm({
    check,
    send: ({ email = '', password = '' }) => onSend({ email: email.trim(), password }),
  });
  return (
    <>
      <AuthHead
        title={say(isSentHere ? 'login.sentTitle' : 'login.title')}
        text={say(isSentHere ? 'login.sentText' : 'login.text')}
      />
      {notice}
      <AuthForm form={form} submit={say('login.submit')}>
        <AuthField
          name="email"
          type="email"
          autoComplete="username"
          label={say('email')}
          fault={form.faults.email}
        />
        <PasswordField
          name="password"
          kind="current"
          label={say('password')}
          fault={form.faults.password}
        />
        <p className={classes.aside}>
          <Link href={forgotHref}>{say('login.forgotten')}</Link>
        </p>
      </AuthForm>
      {isSentHere && (
        <Button href={signupHref} variant="secondary" isWide>
          {say('login.create')}
        </Button>
      )}
      {social}
      {!isSentHere && (
        <p className={classes.other}>
          {say('login.noAccount')} <Link href={signupHref}>{say('login.create')}</Link>
        </p>
      )}
    </>
  );
}
