import type { Db, Transaction } from '../../../platform/database/database.ts';
import { isStorable } from '../mapping/storable-text.ts';
import { keptBy } from './hand-edits.domain.ts';
import { importsRepository, type KnownPoi } from './imports.repository.ts';

const transactionTimeoutMs = 120_000;

const isOfFeed = ({ isProtected, withdrawnId, organisationId }: KnownPoi): boolean =>
  !isProtected && withdrawnId === null && organisationId === null;

/**
 * Leaves pois that are locked, archived, of an organisation or being edited, and those whose themes
 * were edited by hand: that edit judged them to be outings. A later import restores a poi whose
 * record has become an outing.
 */
export const withdrawPois = (
  db: Db,
  source: string,
  extIds: readonly string[],
  now: Date,
): Promise<number> =>
  db.$transaction((tx) => withdrawIn(tx, source, extIds, now, { isPublishedOnly: false }), {
    timeout: transactionTimeoutMs,
    maxWait: transactionTimeoutMs,
  });

/** `isPublishedOnly` leaves the drafts of imports too. */
export async function withdrawIn(
  tx: Transaction,
  source: string,
  extIds: readonly string[],
  now: Date,
  { isPublishedOnly }: { isPublishedOnly: boolean },
): Promise<number> {
  const imports = importsRepository(tx);
  // An identifier that cannot be stored is that of no poi.
  const known = await imports.listKnown(source, extIds.filter(isStorable));
  const ids = known
    .filter((poi) => isOfFeed(poi) && (!isPublishedOnly || poi.publishedId !== null))
    .map(({ id }) => id);
  if (ids.length === 0) return 0;
  const edits = await imports.listHandEdits(ids);
  const poiIds = ids.filter((id) => !keptBy(edits.get(id) ?? []).texts.includes('themes'));
  if (poiIds.length === 0) return 0;
  // Refreshes before the withdrawal too: a refresh afterwards cannot find the cached pages that
  // show a poi without a theme.
  await imports.refresh(poiIds, now);
  const withdrawn = await imports.withdraw(poiIds, now);
  await imports.refresh(poiIds, now);
  return withdrawn;
}
