import { queryOptions } from '@tanstack/react-query';
import { now } from '../../lib/clock.ts';
import { deviceDraftLimits } from '../../lib/device-drafts/draft-limits.ts';
import { listDrafts, type NamedDraft } from '../../lib/device-drafts/draft-store.ts';
import { withoutOpenPages } from '../../lib/device-drafts/draft-writers.ts';

/** The newest draft of each event that no open page writes, newest first. */
async function listKept(account: string): Promise<NamedDraft[]> {
  const ended = await withoutOpenPages(listDrafts({ account, now: now() }));
  const newest = new Map<string, NamedDraft>();
  for (const one of ended) if (!newest.has(one.name.target)) newest.set(one.name.target, one);
  return [...newest.values()].slice(0, deviceDraftLimits.offered);
}

export const keptDrafts = (account: string) =>
  queryOptions({
    queryKey: ['kept-drafts', account],
    queryFn: () => listKept(account),
    // The device has them: each page that opens reads them anew.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
