import { type AuthProvider, isAuthProvider } from '@parages/contracts/vocabulary/auth-providers';
import { CallbackProgress } from '@parages/ui/auth/callback-progress';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { AccountPage, say } from '../../features/account/account-page.tsx';
import { sentenceOf } from '../../features/account/outcome.ts';
import { useArrival } from '../../features/account/use-arrival.ts';
import { askAccount } from '../../lib/account.ts';

/** Where a provider sends the browser back. */
export function CallbackPage() {
  const { provider } = useParams();
  return isAuthProvider(provider) ? <Callback provider={provider} /> : <Navigate to="/org/auth/login" replace />;
}

function Callback({ provider }: { provider: AuthProvider }) {
  const arrive = useArrival();
  const [params] = useSearchParams();
  const [failure, setFailure] = useState<string>();
  // What the provider gave is good for one use.
  const isAsked = useRef(false);
  const finish = async () => {
    if (params.has('error')) return setFailure(sentenceOf('cancelled', provider));
    const answer = await askAccount((service) => service.finishProvider());
    if (answer.kind === 'done') return arrive({ isNew: answer.value.createdNewRecipeUser });
    setFailure(sentenceOf(answer.kind === 'refused' ? answer.reason : 'failed', provider));
  };
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void finish();
  });
  return (
    <AccountPage title={say('callback.failed')}>
      <CallbackProgress provider={provider} failure={failure} loginHref="/org/auth/login" />
    </AccountPage>
  );
}
