import type { Db } from '../../../platform/database/database.ts';
import type { AutomaticMergesService } from '../../moderation/merging/automatic-merges.service.ts';
import { twinsRepository } from './twins.repository.ts';

// Another host could serve any identifier, and take over the address of an event by it.
const openagendaHosts = ['openagenda.com', 'www.openagenda.com', 'api.openagenda.com'];
const datatourismeHosts = ['diffuseur.datatourisme.fr', 'api.datatourisme.fr'];

export type MergeTwinsDeps = { db: Db; merges: AutomaticMergesService };

/**
 * Merges events with the same identifier of the same vendor among the pairs of these events. A pair
 * that cannot be merged stays in the queue. Returns the number of merges.
 */
export const mergeTwins =
  ({ db, merges }: MergeTwinsDeps) =>
  async (poiIds: string[]): Promise<number> => {
    let merged = 0;
    const pairs = await twinsRepository(db).list({ poiIds, openagendaHosts, datatourismeHosts });
    for (const twins of pairs) if (await merges.merge(twins)) merged += 1;
    return merged;
  };
