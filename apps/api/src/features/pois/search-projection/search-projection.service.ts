import type { SqlClient } from '../../../platform/database/database.ts';
import { searchProjectionRepository } from './search-projection.repository.ts';

/** Pass the transaction that wrote the pois. */
export const refreshPois = (tx: SqlClient, poiIds: readonly string[], now: Date): Promise<void> =>
  searchProjectionRepository(tx).refresh(poiIds, now);
