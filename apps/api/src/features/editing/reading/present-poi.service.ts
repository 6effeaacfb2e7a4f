import type { Asker } from '../../../platform/access/asker.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { contentRepository } from '../content/content.repository.ts';
import type { Content } from '../content/content.schema.ts';
import type { EditingDb } from '../editing-database.ts';
import { lifecycleRepository } from '../lifecycle/lifecycle.repository.ts';
import type { OrganiserPoi } from '../organiser-poi.schema.ts';
import { toOrganiserPoi } from './present-poi.domain.ts';

/**
 * `saved` is the content of the working version, if the caller has just read it; it is then not
 * read again.
 */
export async function presentPoi(
  db: EditingDb,
  asker: Asker,
  poiId: string,
  now: Date,
  saved?: Content,
): Promise<OrganiserPoi> {
  const lifecycle = lifecycleRepository(db);
  const content = contentRepository(db);
  const { accountId, isModerator } = asker;
  const state = await lifecycle.findState({ accountId, poiId, isModerator });
  if (!state) throw new Problem('poi_not_found');
  const { working, published, shownVersionId } = state;
  const shown = saved ?? (await content.find(shownVersionId));
  return toOrganiserPoi(asker, {
    state,
    shown,
    published: working !== null && published !== null ? await content.find(published.id) : null,
    medianDelayMin: working?.status === 'in-review' ? await lifecycle.findReviewDelay(now) : null,
  });
}
