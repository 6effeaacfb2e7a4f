import { limits } from '@parages/contracts/vocabulary/limits';
import { afterPaint } from '@parages/ui/after-paint/after-paint';
import { toast } from '@parages/ui/toaster/toast';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import {
  dropPendingFavorite,
  keepPendingFavorite,
  pendingFavorite,
} from '../session/after-sign-in.ts';
import { useIsSignedIn } from '../session/signed-in.ts';
import { useAccountStep } from '../session/use-account-step.ts';
import { useSite } from '../site.tsx';
import { favorites } from './favorites.queries.ts';
import { type Hearts, HeartsContext } from './use-favorites.ts';
import { type KeptPoi, useKeep } from './use-keep.ts';

const none: ReadonlySet<string> = new Set();

export function FavoritesProvider({ children }: { children: ReactNode }) {
  const { hasAccounts } = useSite();
  return hasAccounts ? <Provider>{children}</Provider> : children;
}

function Provider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('favorites');
  const navigate = useNavigate();
  const isSignedIn = useIsSignedIn();
  const step = useAccountStep();
  const isVerified = step === null;
  const { data } = useQuery({ ...favorites.ids(), enabled: isVerified });
  const { pending, keep } = useKeep();

  const press = (poi: KeptPoi): void => {
    if (step) {
      keepPendingFavorite({ poiId: poi.id, label: poi.label, theme: poi.theme });
      // The toast and the page of the next step are slow to draw: after the paint of the press.
      afterPaint(() => {
        // Specified: an error toast.
        if (!isSignedIn) toast('error', t('on_abort'), limits.toast.favoriteMs);
        void navigate(step);
      });
      return;
    }
    // Specified: a toggle before the profile and the favourites are loaded only logs an error.
    if (data) keep({ poi, isKept: !data.items.includes(poi.id) });
    else console.error('favourites are not loaded yet');
  };

  useEffect(() => {
    const pendingPoi = isVerified && data ? pendingFavorite() : null;
    if (pendingPoi === null || data === undefined) return;
    dropPendingFavorite();
    const { poiId, label, theme } = pendingPoi;
    if (!data.items.includes(poiId)) keep({ poi: { id: poiId, label, theme }, isKept: true });
  }, [isVerified, data, keep]);

  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  const ids = useMemo(() => (isVerified && data ? new Set(data.items) : none), [isVerified, data]);
  const hearts = useMemo(
    (): Hearts => ({ ids, pending, press: (poi) => latest.current(poi) }),
    [ids, pending],
  );
  return <HeartsContext value={hearts}>{children}</HeartsContext>;
}
