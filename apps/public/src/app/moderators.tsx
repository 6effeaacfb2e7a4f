import { curationPermissions } from '@parages/contracts/vocabulary/accounts/page-permissions';
import { lazy, Suspense, useState } from 'react';
import { loadWords } from '../lib/i18n/i18n.ts';
import { useProfile } from '../lib/session/signed-in.ts';
import { useSite } from '../lib/site.tsx';

export function Moderators() {
  const profile = useProfile();
  const { locale } = useSite();
  const [Tools] = useState(() =>
    lazy(async () => {
      const { ModeratorTools } = await import('./moderator-tools.tsx');
      await loadWords(locale);
      return { default: ModeratorTools };
    }),
  );
  const isModerator =
    profile?.emailVerified === true &&
    curationPermissions.some((permission) => profile.permissions.includes(permission));
  return isModerator ? (
    <Suspense>
      <Tools permissions={profile.permissions} />
    </Suspense>
  ) : null;
}
