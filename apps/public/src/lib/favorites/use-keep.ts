import { limits } from '@parages/contracts/vocabulary/limits';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { toast } from '@parages/ui/toaster/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { track } from '../analytics/analytics.ts';
import { favorites, saveFavorite } from './favorites.queries.ts';

export type KeptPoi = { id: string; label: string; theme: Theme | null };

type Change = { poi: KeptPoi; isKept: boolean; isQuiet?: boolean };

/**
 * Refetches after simultaneous changes, whose responses may arrive in another order than the server
 * applied them.
 */
export function useKeep() {
  const { t } = useTranslation('favorites');
  const client = useQueryClient();
  const { pathname } = useLocation();
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const { queryKey } = favorites.ids();
  const changes = useRef({ inFlight: 0, hasOverlap: false });
  const mark = (id: string, isPending: boolean) =>
    setPending(
      (before) => new Set(isPending ? [...before, id] : [...before].filter((one) => one !== id)),
    );

  const { mutate } = useMutation({
    mutationFn: ({ poi, isKept }: Change) => saveFavorite(client, poi.id, isKept),
    onMutate: async ({ poi: { id }, isKept }) => {
      mark(id, true);
      changes.current.inFlight += 1;
      if (changes.current.inFlight > 1) changes.current.hasOverlap = true;
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (before) => {
        const others = before?.items.filter((one) => one !== id) ?? [];
        return { items: isKept ? [id, ...others] : others };
      });
    },
    onSuccess: (answer, { poi, isKept, isQuiet = false }) => {
      if (!changes.current.hasOverlap) client.setQueryData(queryKey, answer);
      track({
        name: isKept ? 'Favourited event' : 'Unfavourited event',
        eventId: poi.id,
        from: pathname,
        eventCategory: poi.theme,
      });
      if (isQuiet) return;
      if (isKept) return toast('success', t('on_add_favorite'), limits.toast.favoriteMs);
      const action = {
        label: t('undo'),
        onClick: () => mutate({ poi, isKept: true, isQuiet: true }),
      };
      toast('success', t('on_remove_favorite'), limits.toast.favoriteMs, { action });
    },
    onError: () => client.invalidateQueries({ queryKey }),
    onSettled: (_answer, _error, { poi }) => {
      mark(poi.id, false);
      changes.current.inFlight -= 1;
      if (changes.current.hasOverlap && changes.current.inFlight === 0) {
        changes.current.hasOverlap = false;
        void client.invalidateQueries({ queryKey });
      }
      return Promise.all([
        client.invalidateQueries({ queryKey: [...favorites.key, 'details'] }),
        // Not refetched now: recommendations that the visitor has just touched must not move.
        client.invalidateQueries({ queryKey: ['recommended'], refetchType: 'none' }),
      ]);
    },
  });
  return { pending, keep: mutate };
}
