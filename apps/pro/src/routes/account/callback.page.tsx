import { CallbackProgress } from '@parages/accounts/waiting/callback-progress';
import {
  type AuthProvider,
  isAuthProvider,
} from '@parages/contracts/vocabulary/accounts/auth-providers';
import { refused } from '@parages/session/answer';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { AccountPage } from '../../features/account/account-page.tsx';
import { authTexts } from '../../features/account/auth-texts.ts';
import { useArrival } from '../../features/account/use-arrival.ts';
import { askAccount } from '../../lib/session/account.ts';

export function CallbackPage() {
  const { provider } = useParams();
  return isAuthProvider(provider) ? (
    <Callback provider={provider} />
  ) : (
    <Navigate to="/org/auth/login" replace />
  );
}

function Callback({ provider }: { provider: AuthProvider }) {
  const { t } = useTranslation(authTexts);
  const arrive = useArrival();
  const [params] = useSearchParams();
  const finish = async () => {
    if (params.has('error')) return refused('cancelled');
    const answer = await askAccount((service) => service.finishProvider());
    if (answer.kind === 'done') await arrive({ isNew: answer.value.createdNewRecipeUser });
    return answer;
  };
  return (
    <AccountPage title={t('callback.failed')}>
      <CallbackProgress provider={provider} onFinish={finish} loginHref="/org/auth/login" />
    </AccountPage>
  );
}
