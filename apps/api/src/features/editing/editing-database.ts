import type { Db, SqlClient } from '../../platform/database/database.ts';

/** The client or a transaction, with the models that the editor reads and writes by key. */
export type EditingDb = Pick<
  Db,
  'feature' | 'poi' | 'poiHistory' | 'poiVersion' | 'tour' | 'trace'
> &
  SqlClient;
