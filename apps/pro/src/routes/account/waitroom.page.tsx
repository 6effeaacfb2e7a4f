import { EmailWaitroom } from '@parages/accounts/waiting/email-waitroom';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { AccountPage } from '../../features/account/account-page.tsx';
import { authTexts } from '../../features/account/auth-texts.ts';
import { InboxHint } from '../../features/account/inbox-hint.tsx';
import { toOutcome } from '../../features/account/outcome.ts';
import { askAccount } from '../../lib/session/account.ts';
import { me } from '../../lib/session/me.queries.ts';

export function WaitroomPage() {
  const { t } = useTranslation(authTexts);
  const { email = null } = useParams();
  const navigate = useNavigate();
  const client = useQueryClient();
  const check = async () => {
    const answer = await askAccount((service) => service.isEmailVerified());
    if (answer.kind !== 'done') return answer;
    const { isVerified } = answer.value;
    if (isVerified) {
      await client.invalidateQueries({ queryKey: me.key });
      await navigate('/org/auth/welcome', { replace: true });
    }
    return isVerified;
  };
  return (
    <AccountPage title={t('waitroom.title')}>
      <EmailWaitroom
        email={email}
        onResend={async () => toOutcome(await askAccount((service) => service.sendVerification()))}
        onCheck={check}
        signupHref="/org/auth/signup"
        hint={<InboxHint />}
      />
    </AccountPage>
  );
}
