import type { AuthProvider } from '@parages/contracts/vocabulary/accounts/auth-providers';
import { Button } from '@parages/ui/button/button';
import { Notice } from '@parages/ui/notice/notice';
import { useEffect, useRef, useState } from 'react';
import { type AccountAnswer, sayRefusal } from '../forms/account-answer.ts';
import classes from '../forms/auth-form.module.css';
import { AuthHead } from '../forms/auth-head.tsx';
import { useSay } from '../say-auth.tsx';
import { providerNames } from '../social/provider-marks.tsx';

export type CallbackProgressProps = {
  provider: AuthProvider;
  /** Completes the provider sign-in and then opens the next page. Called once. */
  onFinish: () => Promise<AccountAnswer>;
  loginHref: string;
};

export function CallbackProgress({ provider, onFinish, loginHref }: CallbackProgressProps) {
  const say = useSay();
  const [failure, setFailure] = useState<string>();
  // The provider's authorisation code is valid for one use only.
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void onFinish().then(
      (answer) => answer.kind !== 'done' && setFailure(sayRefusal(say, answer, provider)),
    );
  });
  if (failure === undefined)
    return (
      <div className={classes.form} aria-busy="true">
        <AuthHead
          title={say('callback.title', { thirdparty: providerNames[provider] })}
          text={say('callback.wait')}
        />
      </div>
    );
  return (
    <>
      <AuthHead isNews title={say('callback.failed')} />
      <Notice tone="danger" isLive title={failure} />
      <div className={classes.actions}>
        <Button href={loginHref}>{say('callback.back')}</Button>
      </div>
    </>
  );
}
