import type { JobLog } from '../../../platform/background/repeating-job.ts';
import type { Db } from '../../../platform/database/database.ts';
import { databaseProblem } from '../../../platform/database/database-failure.ts';
import type { AutomaticMergesService } from '../../moderation/merging/automatic-merges.service.ts';
import { twinsRepository } from './twins.repository.ts';

// Another host could serve any identifier, and take over the address of an event by it.
const openagendaHosts = ['openagenda.com', 'www.openagenda.com', 'api.openagenda.com'];
const datatourismeHosts = ['diffuseur.datatourisme.fr', 'api.datatourisme.fr'];

export type MergeTwinsDeps = { db: Db; log: JobLog; merges: Pick<AutomaticMergesService, 'merge'> };

/**
 * Merges events with the same identifier of the same vendor among the pairs of these events. A pair
 * that cannot be merged stays in the queue. A failed merge is logged and leaves the others alone;
 * after a deadlock or a timeout its event is checked again. Returns the number of merges.
 */
export const mergeTwins =
  ({ db, log, merges }: MergeTwinsDeps) =>
  async (poiIds: string[]): Promise<number> => {
    let merged = 0;
    const repository = twinsRepository(db);
    const pairs = await repository.list({ poiIds, openagendaHosts, datatourismeHosts });
    for (const twins of pairs)
      try {
        if (await merges.merge(twins)) merged += 1;
      } catch (error) {
        log.warn({ err: error, ...twins }, 'an automatic merge failed');
        if (databaseProblem(error)?.status === 503) await repository.checkAgain(twins.poiId);
      }
    return merged;
  };
