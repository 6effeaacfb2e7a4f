import { CallbackProgress } from '@parages/accounts/waiting/callback-progress';
import {
  type AuthProvider,
  isAuthProvider,
} from '@parages/contracts/vocabulary/accounts/auth-providers';
import { refused } from '@parages/session/answer';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router';
import { AccountPage } from '../../features/account/account-page.tsx';
import { useArrival } from '../../features/account/use-arrival.ts';
import { pageFailure } from '../../lib/page/page-error.ts';
import { useAccount } from '../../lib/session/account.ts';
import { addAccountWords } from './account-words.ts';

addAccountWords();

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
  const [params] = useSearchParams();
  const finish = async () => {
    if (params.has('error')) return refused('cancelled');
    const answer = await ask((service) => service.finishProvider());
    if (answer.kind === 'done') await arrive({ isNew: answer.value.createdNewRecipeUser });
    return answer;
  };
  return (
    <AccountPage title={t('titles.callback')}>
      <CallbackProgress provider={provider} onFinish={finish} loginHref="/auth/login" />
    </AccountPage>
  );
}
