import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';
import type { AutomaticMergesService } from '../../moderation/merging/automatic-merges.service.ts';

const id = z.string();
const hosts = z.array(z.string());
const listTwins = sqlFile(new URL('./list-twins.sql', import.meta.url), {
  params: z.object({ poiIds: z.array(id), openagendaHosts: hosts, datatourismeHosts: hosts }),
  row: z.strictObject({ poiId: id, keptId: id }),
});

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
    for (const twins of await listTwins(db, { poiIds, openagendaHosts, datatourismeHosts }))
      if (await merges.merge(twins)) merged += 1;
    return merged;
  };
