import type { SqlClient } from '../../../platform/database/database.ts';
import { searchProjectionRepository } from './search-projection.repository.ts';

/** Updates the search projection of some pois, as of an instant, in the transaction that wrote them. */
export const refreshPois = (tx: SqlClient, poiIds: readonly string[], now: Date): Promise<void> =>
  searchProjectionRepository(tx).refresh(poiIds, now);
