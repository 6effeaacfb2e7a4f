import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { PersonalPage } from '../../features/account/personal-page.tsx';
import type { SignOut } from '../../features/account/use-sign-out.ts';
import { AccountSection } from '../../features/profile/account-section.tsx';
import { HostsSection } from '../../features/profile/hosts-section.tsx';
import { NotificationsSection } from '../../features/profile/notifications-section.tsx';
import { PasswordSection } from '../../features/profile/password-section.tsx';
import { PersonalSection } from '../../features/profile/personal-section.tsx';
import { PositionSection } from '../../features/profile/position-section.tsx';
import { profileFr } from '../../features/profile/profile.fr.ts';
import classes from '../../features/profile/profile.module.css';
import { SearchesSection } from '../../features/profile/searches-section.tsx';
import { TasteSection } from '../../features/profile/taste-section.tsx';
import { ThemesSection } from '../../features/profile/themes-section.tsx';
import { useUnsaved } from '../../features/profile/use-unsaved.ts';
import { addWords } from '../../lib/i18n/i18n.ts';
import type { Runtime } from '../../lib/runtime.ts';
import { savedSearchesFr } from '../../lib/saved-searches/saved-searches.fr.ts';
import { signedInOnly } from '../../lib/session/signed-in-only.ts';
import { addAccountWords } from './account-words.ts';

addAccountWords();
addWords('savedSearches', {
  fr: savedSearchesFr,
  en: () => import('../../lib/saved-searches/saved-searches.en.ts'),
});
addWords('profile', { fr: profileFr, en: () => import('../../features/profile/profile.en.ts') });

export const profilePage = (runtime: Runtime) => ({
  loader: ({ request }: LoaderFunctionArgs) => {
    signedInOnly(runtime, request);
    return null;
  },
  Component: ProfilePage,
});

function ProfilePage() {
  const { t } = useTranslation('profile');
  const [params] = useSearchParams();
  const [dirty, setDirty] = useState<ReadonlySet<string>>(new Set());
  const [isLeaving, setIsLeaving] = useState(false);
  useUnsaved(dirty.size > 0 && !isLeaving);
  const mark = (name: string) => (isDirty: boolean) =>
    setDirty(
      (before) => new Set(isDirty ? [...before, name] : [...before].filter((one) => one !== name)),
    );
  const leave = async (signOut: SignOut, ...target: Parameters<SignOut>): Promise<void> => {
    setIsLeaving(true);
    setIsLeaving(await signOut(...target));
  };
  return (
    <PersonalPage title={t('title')} tone="profile">
      {(profile, signOut) => (
        <div className={classes.page}>
          <header className={classes.head}>
            <h1>{profile.firstName ? t('hello', { name: profile.firstName }) : t('title')}</h1>
            <p>{t('intro')}</p>
          </header>
          <div className={classes.sections}>
            <PersonalSection profile={profile} onDirty={mark('personal')} />
            <TasteSection profile={profile} onDirty={mark('taste')} />
            <NotificationsSection profile={profile} />
            <SearchesSection profile={profile} />
            <ThemesSection />
            <HostsSection />
            <PasswordSection />
            <PositionSection profile={profile} />
            <AccountSection
              deletionToken={params.get('deletionToken')}
              onSignOut={() => void leave(signOut, '/')}
              onDeleted={() => void leave(signOut, '/compte-supprime', { isDeleted: true })}
            />
          </div>
        </div>
      )}
    </PersonalPage>
  );
}
