import type { ReviewItem } from '@parages/contracts/types';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { moderation } from './moderation.queries.ts';

/**
 * The title of the event that was shown until its organiser withdrew it from the queue; undefined
 * once the moderator opens another one. An event on which the moderator has decided left the queue
 * for that reason: `decided` notes its id.
 */
export function useWithdrawn(
  items: readonly ReviewItem[] | undefined,
  current: ReviewItem | undefined,
): { withdrawn: string | undefined; decided: (id: string) => void; clear: () => void } {
  const client = useQueryClient();
  const [withdrawn, setWithdrawn] = useState<string>();
  const shown = useRef<ReviewItem>(undefined);
  const decisions = useRef(new Set<string>());
  useEffect(() => {
    const former = shown.current;
    shown.current = current;
    if (!items || !former || items.some(({ id }) => id === former.id)) return;
    if (decisions.current.has(former.id)) return;
    // Another moderator may have decided instead: the status says which.
    void client.fetchQuery({ ...moderation.poi(former.id), staleTime: 0 }).then(
      ({ status }) => status === 'draft' && setWithdrawn(former.label),
      () => undefined,
    );
  }, [items, current, client]);
  return {
    withdrawn,
    decided: (id) => void decisions.current.add(id),
    clear: () => setWithdrawn(undefined),
  };
}
