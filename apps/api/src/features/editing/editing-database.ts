import type { Db, SqlClient } from '../../platform/database/database.ts';

export type EditingDb = Pick<
  Db,
  'feature' | 'placeDoubt' | 'poi' | 'poiHistory' | 'poiVersion' | 'tour' | 'trace'
> &
  SqlClient;
