import { EmailWaitroom } from '@parages/accounts/waiting/email-waitroom';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { AccountPage } from '../../features/account/account-page.tsx';
import { InboxHint } from '../../features/account/inbox-hint.tsx';
import { useOutcome } from '../../features/account/use-outcome.ts';
import { useAccount } from '../../lib/session/account.ts';
import { me } from '../../lib/session/me.queries.ts';
import { addAccountWords } from './account-words.ts';

addAccountWords();

export const waitroomPage = () => ({ Component: WaitroomPage });

function WaitroomPage() {
  const { t } = useTranslation('account');
  const ask = useAccount();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { toOutcome } = useOutcome();
  const { email: asked = '' } = useParams();
  // An e-mail address is personal data: kept out of server-rendered pages.
  const [email, setEmail] = useState<string | null>(null);
  useEffect(() => setEmail(asked), [asked]);
  const check = async () => {
    const answer = await ask((service) => service.isEmailVerified());
    if (answer.kind !== 'done') return answer;
    const { isVerified } = answer.value;
    if (isVerified) {
      await client.invalidateQueries({ queryKey: me.key });
      await navigate('/auth/welcome', { replace: true });
    }
    return isVerified;
  };
  return (
    <AccountPage title={t('titles.waitroom')}>
      <EmailWaitroom
        email={email}
        onResend={async () => toOutcome(await ask((service) => service.sendVerification()))}
        onCheck={check}
        signupHref="/auth/signup"
        hint={<InboxHint />}
      />
    </AccountPage>
  );
}
