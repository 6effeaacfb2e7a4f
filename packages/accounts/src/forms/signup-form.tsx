import { passwordFault } from '@parages/contracts/vocabulary/accounts/passwords';
import { limits } from '@parages/contracts/vocabulary/limits';
import { Link } from '@parages/ui/link/link';
import type { ReactNode } from 'react';
import { AuthField } from '../fields/auth-field.tsx';
import { emailFault } from '../fields/email-fault.ts';
import { nameFault } from '../fields/name-fault.ts';
import { PasswordField } from '../fields/password-field.tsx';
import { useSay } from '../say-auth.tsx';
import { AuthCheck } from './auth-check.tsx';
import classes from './auth-form.module.css';
import { AuthForm } from './auth-form.tsx';
import { AuthHead } from './auth-head.tsx';
import {
  type AuthFaults,
  type AuthOutcome,
  type AuthValues,
  useAuthForm,
} from './use-auth-form.ts';

export type SignupValues = {
  email: string;
  password: string;
  firstName: string;
  terms: boolean;
  newsletter: boolean;
};

const longestName = limits.account.maxNameLength;

const check = ({ email = '', password = '', firstName = '', terms }: AuthValues): AuthFaults => ({
  firstName: nameFault(firstName, { isRequired: true }),
  email: emailFault(email),
  password: passwordFault(password),
  terms: terms === undefined ? 'required-error' : undefined,
});

const toSignup = ({
  email = '',
  password = '',
  firstName = '',
  terms,
  newsletter,
}: AuthValues): SignupValues => ({
  email: email.trim(),
  password,
  firstName: firstName.trim(),
  terms: terms !== undefined,
  newsletter: newsletter !== undefined,
});

export type SignupFormProps = {
  onSend: (values: SignupValues) => Promise<AuthOutcome>;
  loginHref: string;
  legalHref: string;
  privacyHref: string;
  /** Whether the site has already asked for the terms: a sentence takes the place of the box. */
  hasAskedTerms?: boolean;
  social?: ReactNode;
};

export function SignupForm({
  onSend,
  loginHref,
  legalHref,
  privacyHref,
  hasAskedTerms = false,
  social,
}: SignupFormProps) {
  const say = useSay();
  const form = useAuthForm({ check, send: (values) => onSend(toSignup(values)) });
  const { faults } = form;
  return (
    <>
      <AuthHead title={say('signup.title')} text={say('signup.text')} />
      <AuthForm form={form} submit={say('signup.submit')}>
        <AuthField
          name="firstName"
          autoComplete="given-name"
          maxLength={longestName}
          label={say('firstName')}
          fault={faults.firstName}
        />
        <AuthField
          name="email"
          type="email"
          autoComplete="email"
          label={say('email')}
          fault={faults.email}
        />
        <PasswordField name="password" kind="new" label={say('password')} fault={faults.password} />
        {hasAskedTerms ? (
          <>
            <input type="hidden" name="terms" value="on" />
            <p className={classes.hint}>{say('signup.termsAsked')}</p>
          </>
        ) : (
          <AuthCheck name="terms" isRequired label={say('signup.terms')} fault={faults.terms} />
        )}
        <p className={classes.aside}>
          <Link href={legalHref} target="_blank" rel="noopener">
            {say('signup.legal')}
          </Link>
          <Link href={privacyHref} target="_blank" rel="noopener">
            {say('signup.privacy')}
          </Link>
        </p>
        <AuthCheck name="newsletter" label={say('signup.newsletter')} />
      </AuthForm>
      {social}
      <p className={classes.other}>
        {say('signup.already')} <Link href={loginHref}>{say('signup.signIn')}</Link>
      </p>
    </>
  );
}
