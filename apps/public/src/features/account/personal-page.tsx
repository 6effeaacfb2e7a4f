import { AuthWordsProvider } from '@parages/accounts/say-auth';
import { ResendButton } from '@parages/accounts/waiting/resend-button';
import { isRefusal } from '@parages/contracts/api-problem';
import type { UserProfile } from '@parages/contracts/types';
import { Button } from '@parages/ui/button/button';
import { Container } from '@parages/ui/container/container';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { Notice } from '@parages/ui/notice/notice';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { LateStyles } from '../../lib/late-start/late-styles.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useAccount } from '../../lib/session/account.ts';
import { me } from '../../lib/session/me.queries.ts';
import { useIsSignedIn } from '../../lib/session/signed-in.ts';
import { toSignIn } from '../../lib/session/to-sign-in.ts';
import { useSite } from '../../lib/site.tsx';
import classes from './account.module.css';
import { InboxHint } from './inbox-hint.tsx';
import { useAuthText } from './use-auth-text.ts';
import { useOutcome } from './use-outcome.ts';
import { type SignOut, useSignOut } from './use-sign-out.ts';

export type PersonalPageProps = {
  title: string;
  tone?: 'profile' | 'favorites' | 'paper';
  children: (profile: UserProfile, signOut: SignOut) => ReactNode;
};

/** Only the browser loads the profile: the server's HTML contains none of it. */
export function PersonalPage({ title, tone = 'paper', children }: PersonalPageProps) {
  const text = useAuthText();
  const { name } = useSite();
  const { pathname } = useLocation();
  return (
    <div className={classes.ground} data-tone={tone}>
      <PageHead
        title={`${title} · ${name}`}
        description={title}
        canonicalPath={pathname}
        isIndexed={false}
      />
      <LateStyles of="account" />
      <Container>
        <AuthWordsProvider say={text}>
          <Owner title={title}>{children}</Owner>
        </AuthWordsProvider>
      </Container>
    </div>
  );
}

function Owner({ title, children }: Pick<PersonalPageProps, 'title' | 'children'>) {
  const { t } = useTranslation('account');
  const isSignedIn = useIsSignedIn();
  const { pathname, search } = useLocation();
  const { data: profile, error, refetch } = useQuery({ ...me.profile(), enabled: isSignedIn });
  const signOut = useSignOut();
  // Stays true after a sign-out: this page must not redirect before the next one replaces it.
  const [isLeaving, setIsLeaving] = useState(false);
  const leave: SignOut = async (path, options) => {
    setIsLeaving(true);
    const isSignedOut = await signOut(path, options);
    if (!isSignedOut) setIsLeaving(false);
    return isSignedOut;
  };
  if (!isLeaving && (!isSignedIn || (isRefusal(error) && error.status === 401)))
    return <Navigate to={toSignIn(pathname + search, { isGuarded: true })} replace />;
  if (profile)
    return profile.emailVerified ? (
      children(profile, leave)
    ) : (
      <Unverified email={profile.email} onSignOut={() => void leave()} />
    );
  if (error && !isLeaving)
    return (
      <EmptyState
        level={1}
        picture="lost"
        title={title}
        actions={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
      >
        <p>{t('unavailable')}</p>
      </EmptyState>
    );
  return (
    <div className={classes.waiting} aria-busy="true">
      <h1>{title}</h1>
      <p>{t('loading')}</p>
    </div>
  );
}

function Unverified({ email, onSignOut }: { email: string; onSignOut: () => void }) {
  const { t } = useTranslation('account');
  const ask = useAccount();
  const { toOutcome } = useOutcome();
  return (
    <div className={classes.waiting}>
      <h1>{t('titles.waitroom')}</h1>
      <Notice tone="warning" title={t('unverified', { email })} />
      <InboxHint />
      <div className={classes.actions}>
        <ResendButton
          email={email}
          onResend={async () => toOutcome(await ask((service) => service.sendVerification()))}
        />
        <Button variant="quiet" icon="sign-out" onClick={onSignOut}>
          {t('signOut')}
        </Button>
      </div>
    </div>
  );
}
