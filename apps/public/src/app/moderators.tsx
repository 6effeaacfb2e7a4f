import { curationPermissions } from '@parages/contracts/vocabulary/accounts/page-permissions';
import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import { useState } from 'react';
import { loadWords } from '../lib/i18n/i18n.ts';
import { withSheet } from '../lib/late-start/late-styles.tsx';
import { Part } from '../lib/part/part.tsx';
import { useProfile } from '../lib/session/signed-in.ts';
import { useSite } from '../lib/site.tsx';

export function Moderators() {
  const profile = useProfile();
  const { locale } = useSite();
  const [Tools] = useState(() =>
    lazyPart(async () => {
      const { ModeratorTools } = await withSheet('account', () => import('./moderator-tools.tsx'));
      await loadWords(locale);
      return ModeratorTools;
    }),
  );
  const isModerator =
    profile?.emailVerified === true &&
    curationPermissions.some((permission) => profile.permissions.includes(permission));
  return isModerator ? (
    <Part>
      <Tools permissions={profile.permissions} />
    </Part>
  ) : null;
}
