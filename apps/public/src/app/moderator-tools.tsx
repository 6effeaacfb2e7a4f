import type { Permission } from '@parages/contracts/vocabulary/accounts/permissions';
import { poiOfPath } from '@parages/contracts/vocabulary/events/poi-of-path';
import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { ImageCardTools } from '../features/moderation/image-card-tools.tsx';
import { ModeratorBar } from '../features/moderation/moderator-bar.tsx';
import { addModerationWords } from '../features/moderation/words.ts';
import { giveCardTools } from '../lib/card-tools.ts';
import { LateStyles } from '../lib/late-start/late-styles.tsx';
import { Part } from '../lib/part/part.tsx';
import { addAccountWords } from '../routes/account/account-words.ts';

addModerationWords();
addAccountWords();

// Loaded separately, because it imports the account forms: the tools do not wait for them.
const FreshSignIn = lazyPart(
  async () => (await import('../features/account/fresh-sign-in.tsx')).FreshSignIn,
);

function useTopOfPage(): HTMLElement | null {
  const [top, setTop] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const place = document.createElement('div');
    document.getElementById('content')?.prepend(place);
    setTop(place);
    return () => place.remove();
  }, []);
  return top;
}

export function ModeratorTools({ permissions }: { permissions: readonly Permission[] }) {
  const { pathname } = useLocation();
  const asked = poiOfPath(pathname);
  const top = useTopOfPage();
  const hasImages = permissions.includes('image_mod');
  useEffect(() => {
    giveCardTools(hasImages ? ImageCardTools : null);
    return () => giveCardTools(null);
  }, [hasImages]);
  return (
    <>
      <LateStyles of="account" />
      <Part>
        <FreshSignIn />
      </Part>
      {asked && top && createPortal(<ModeratorBar key={pathname} asked={asked} />, top)}
    </>
  );
}
