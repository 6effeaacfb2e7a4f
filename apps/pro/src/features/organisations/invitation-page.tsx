import { isRefusal } from '@parages/contracts/api-problem';
import type { InvitationPreview } from '@parages/contracts/types';
import { memberRoleLabels } from '@parages/contracts/vocabulary/organisations/member-roles.fr';
import { Button } from '@parages/ui/button/button';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { Notice } from '@parages/ui/notice/notice';
import { toast } from '@parages/ui/toaster/toast';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { dayOf } from '../../lib/day-of.ts';
import { PageFailed, PageWaiting } from '../../lib/page/page-state.tsx';
import { productName } from '../../lib/product.ts';
import { keepReturnPath } from '../../lib/session/after-sign-in.ts';
import { useIsSignedIn, useProfile } from '../../lib/session/signed-in.ts';
import { invitationTexts } from './invitation.fr.ts';
import classes from './invitation-page.module.css';
import { sentenceOf } from './organisation-words.ts';
import { organisations, useAcceptInvitation } from './organisations.queries.ts';

export function InvitationPage({ token }: { token: string }) {
  const { t } = useTranslation(invitationTexts);
  const { data, error, refetch } = useQuery({
    ...organisations.invitation(token),
    enabled: token !== '',
  });
  const isSignedIn = useIsSignedIn();
  if (token === '' || isRefusal(error))
    return (
      <EmptyState
        level={1}
        picture="lost"
        title={t('goneTitle')}
        actions={
          <Button href={isSignedIn ? '/org/home' : '/org'}>
            {t(isSignedIn ? 'home' : 'landing')}
          </Button>
        }
      >
        <p>{t('goneText')}</p>
      </EmptyState>
    );
  if (error)
    return <PageFailed title={t('failed')} retry={t('retry')} onRetry={() => void refetch()} />;
  if (!data) return <PageWaiting>{t('loading')}</PageWaiting>;
  return <Letter invitation={data} token={token} />;
}

function Letter({ invitation, token }: { invitation: InvitationPreview; token: string }) {
  const { t } = useTranslation(invitationTexts);
  const { organisation, inviter, role, expiresAt } = invitation;
  const about = {
    organisation: organisation.name,
    locality: organisation.locality,
    inviter,
    name: productName,
  };
  return (
    <article className={classes.letter}>
      <h1>{t('title', about)}</h1>
      <p className={classes.lead}>{t(inviter === '' ? 'withoutInviter' : 'by', about)}</p>
      <p>
        {t('role', { role: memberRoleLabels[role] })} {t('until', { day: dayOf(expiresAt) })}
      </p>
      <Answer invitation={invitation} token={token} />
    </article>
  );
}

function Answer({
  invitation: { email, organisation },
  token,
}: {
  invitation: InvitationPreview;
  token: string;
}) {
  const { t } = useTranslation(invitationTexts);
  const isSignedIn = useIsSignedIn();
  const profile = useProfile();
  const accept = useAcceptInvitation();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const join = () =>
    accept.mutateAsync(token).then(
      async ({ id }) => {
        toast('success', t('accepted', { organisation: organisation.name }));
        await navigate(`/org/organisations/${id}`, { replace: true });
      },
      (error: unknown) => setFailure(sentenceOf(error)),
    );
  if (!isSignedIn) return <SignInFirst email={email} />;
  if (profile && profile.email.toLowerCase() !== email.toLowerCase())
    return (
      <Notice tone="warning" title={t('otherAddress', { email })}>
        <p className={classes.text}>{t('otherAddressText', { mine: profile.email })}</p>
      </Notice>
    );
  return (
    <>
      {failure !== undefined && <Notice tone="danger" isLive title={failure} />}
      <div>
        <Button isBusy={accept.isPending} onClick={() => void join()}>
          {t('accept')}
        </Button>
      </div>
    </>
  );
}

// Stores the path of this page on the device: the link of the verification mail opens another tab,
// which then returns to this page.
function SignInFirst({ email }: { email: string }) {
  const { t } = useTranslation(invitationTexts);
  const { pathname, search } = useLocation();
  const here = pathname + search;
  useEffect(() => keepReturnPath(here), [here]);
  return (
    <>
      <p>{t('needsAccount', { email })}</p>
      <div className={classes.actions}>
        <Button href={`/org/auth/login?${new URLSearchParams({ redirectTo: here })}`}>
          {t('signIn')}
        </Button>
        <Button href="/org/auth/signup" variant="secondary">
          {t('signUp')}
        </Button>
      </div>
    </>
  );
}
