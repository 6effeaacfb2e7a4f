import { numberedSlug, toSlug } from '../../../platform/slug.ts';
import type { EditingDb } from '../editing-database.ts';
import { type LifecycleRepository, lifecycleRepository } from './lifecycle.repository.ts';

const slugsAtOnce = 20;

// The lock serialises publications of events that would get the same slug.
async function freeSlug(
  events: LifecycleRepository,
  label: string,
  locality: string | null,
): Promise<string> {
  const base = toSlug(label, locality);
  await events.lockSlug(base);
  for (let from = 1; ; from += slugsAtOnce) {
    const slugs = Array.from({ length: slugsAtOnce }, (_, step) => numberedSlug(base, from + step));
    const taken = await events.listTakenSlugs(slugs);
    const free = slugs.find((slug) => !taken.has(slug));
    if (free !== undefined) return free;
  }
}

export type Publication = {
  poiId: string;
  versionId: string;
  slugFr: string | null;
  label: string;
  locality: string | null;
  decidedAt: Date | null;
  now: Date;
};

/** Call it in a transaction, whose end releases the lock of the slug. */
export async function publishVersion(tx: EditingDb, publication: Publication): Promise<string> {
  const { poiId, versionId, label, locality, decidedAt, now } = publication;
  const events = lifecycleRepository(tx);
  const slugFr = publication.slugFr ?? (await freeSlug(events, label, locality));
  await events.archivePublished(poiId, versionId);
  const unchanged = { autopublish: null, submittedAt: null, reasons: null, comment: null };
  await events.move({ versionId, status: 'published', decidedAt, ...unchanged });
  await events.publish({ poiId, versionId, slugFr, now });
  await events.refresh(poiId, now);
  return slugFr;
}
