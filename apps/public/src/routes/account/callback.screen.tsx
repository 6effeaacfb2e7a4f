import { type AuthProvider, isAuthProvider } from '@parages/contracts/vocabulary/auth-providers';
import { CallbackProgress } from '@parages/ui/auth/callback-progress';
import { useEffect, useRef, useState } from 'react';
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router';
import { AccountPage } from '../../features/account/account-page.tsx';
import { useArrival } from '../../features/account/use-arrival.ts';
import { useOutcome } from '../../features/account/use-outcome.ts';
import { useAccount } from '../../lib/account.ts';
import { pageFailure } from '../../lib/page-error.ts';
import { useTranslation } from '../../lib/use-translation.tsx';
import { addAccountWords } from './account-words.ts';

addAccountWords();

/** Where a provider sends the browser back. */
export const callbackPage = () => ({
  loader: ({ params }: LoaderFunctionArgs) => {
    if (!isAuthProvider(params.provider)) throw pageFailure(404, 'page_not_found');
    return null;
  },
  Component: CallbackPage,
});

function CallbackPage() {
  const { provider } = useParams();
  return isAuthProvider(provider) ? <Callback provider={provider} /> : null;
}

function Callback({ provider }: { provider: AuthProvider }) {
  const { t } = useTranslation('account');
  const ask = useAccount();
  const arrive = useArrival();
  const { sentenceOf } = useOutcome();
  const [params] = useSearchParams();
  const [failure, setFailure] = useState<string>();
  // What the provider gave is good for one use.
  const isAsked = useRef(false);
  const finish = async () => {
    if (params.has('error')) return setFailure(sentenceOf('cancelled', provider));
    const answer = await ask((service) => service.finishProvider());
    if (answer.kind === 'done') return arrive({ isNew: answer.value.createdNewRecipeUser });
    setFailure(sentenceOf(answer.kind === 'refused' ? answer.reason : 'failed', provider));
  };
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void finish();
  });
  return (
    <AccountPage title={t('titles.callback')}>
      <CallbackProgress provider={provider} failure={failure} loginHref="/auth/login" />
    </AccountPage>
  );
}
