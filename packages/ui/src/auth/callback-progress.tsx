import type { AuthProvider } from '@parages/contracts/vocabulary/auth-providers';
import { Button } from '../button/button.tsx';
import { Notice } from '../notice/notice.tsx';
import classes from './auth-form.module.css';
import { AuthHead } from './auth-head.tsx';
import { providerNames } from './provider-marks.tsx';
import { useSay } from './say-auth.tsx';

export type CallbackProgressProps = {
  provider: AuthProvider;
  /** Why it did not go through; undefined while it goes on. */
  failure: string | undefined;
  loginHref: string;
};

/** Back from a provider: a moment, or why it did not work and the way back. */
export function CallbackProgress({ provider, failure, loginHref }: CallbackProgressProps) {
  const say = useSay();
  if (failure === undefined)
    return (
      <div className={classes.form} aria-busy="true">
        <AuthHead title={say('callback.title', { thirdparty: providerNames[provider] })} text={say('callback.wait')} />
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
