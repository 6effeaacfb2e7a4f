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
  notice?: ReactNode;
  social?: ReactNode;
};

export function LoginForm({ onSend, signupHref, forgotHref, notice, social }: LoginFormProps) {
  const say = useSay();
  const form = useAuthForm({
    check,
    send: ({ email = '', password = '' }) => onSend({ email: email.trim(), password }),
  });
  return (
    <>
      <AuthHead title={say('login.title')} text={say('login.text')} />
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
      {social}
      <p className={classes.other}>
        {say('login.noAccount')} <Link href={signupHref}>{say('login.create')}</Link>
      </p>
    </>
  );
}
