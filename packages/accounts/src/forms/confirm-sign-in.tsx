import { sessionLimits } from '@parages/contracts/vocabulary/limits';
import { Button } from '@parages/ui/button/button';
import { Link } from '@parages/ui/link/link';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { AuthField } from '../fields/auth-field.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { useSay } from '../say-auth.tsx';
import classes from './auth-form.module.css';
import { AuthForm } from './auth-form.tsx';
import { type AuthOutcome, type AuthValues, useAuthForm } from './use-auth-form.ts';

type Answer = (hasSignedIn: boolean) => void;

export type ConfirmSignInProps = {
  dialog: ComponentType<{
    isOpen: boolean;
    onClose: () => void;
    title: string;
    words: { close: string };
    children: ReactNode;
  }>;
  email: string;
  /**
   * Sign-in page for accounts without a password: opens in another tab, so that this page keeps
   * unsaved input.
   */
  loginHref: string;
  onSignIn: (credentials: { email: string; password: string }) => Promise<AuthOutcome>;
  /** Registers the function that opens the dialog; returns a function that unregisters it. */
  listen: (ask: () => Promise<boolean>) => () => void;
};

const minuteMs = 60_000;
const check = ({ password = '' }: AuthValues) => ({
  password: password === '' ? ('required-error' as const) : undefined,
});

export function ConfirmSignIn({
  dialog: Dialog,
  email,
  loginHref,
  onSignIn,
  listen,
}: ConfirmSignInProps) {
  const say = useSay();
  const [isOpen, setIsOpen] = useState(false);
  const answer = useRef<Answer>(undefined);
  useEffect(() => {
    const withdraw = listen(
      () =>
        new Promise<boolean>((resolve) => {
          answer.current = resolve;
          setIsOpen(true);
        }),
    );
    return () => {
      withdraw();
      answer.current?.(false);
    };
  }, [listen]);
  const end: Answer = (hasSignedIn) => {
    setIsOpen(false);
    answer.current?.(hasSignedIn);
    answer.current = undefined;
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => end(false)}
      title={say('again.title')}
      words={{ close: say('again.close') }}
    >
      <PasswordAgain email={email} onSignIn={onSignIn} onDone={() => end(true)} />
      <p className={classes.aside}>
        {say('again.other')}{' '}
        <Link href={loginHref} target="_blank" rel="noopener">
          {say('again.open')}
        </Link>
      </p>
      <Button variant="secondary" isWide onClick={() => end(true)}>
        {say('again.done')}
      </Button>
    </Dialog>
  );
}

type PasswordAgainProps = Pick<ConfirmSignInProps, 'email' | 'onSignIn'> & { onDone: () => void };

function PasswordAgain({ email, onSignIn, onDone }: PasswordAgainProps) {
  const say = useSay();
  const send = async ({ password = '' }: AuthValues): Promise<AuthOutcome> => {
    const outcome = await onSignIn({ email, password });
    if (outcome === undefined) onDone();
    return outcome;
  };
  const form = useAuthForm({ check, send });
  return (
    <>
      <p>{say('again.text', { minutes: sessionLimits.freshSignInMs / minuteMs })}</p>
      <AuthForm form={form} submit={say('again.submit')}>
        <AuthField
          name="email"
          type="email"
          autoComplete="username"
          label={say('email')}
          fault={undefined}
          defaultValue={email}
          readOnly
        />
        <PasswordField
          name="password"
          kind="current"
          label={say('password')}
          fault={form.faults.password}
        />
      </AuthForm>
    </>
  );
}
