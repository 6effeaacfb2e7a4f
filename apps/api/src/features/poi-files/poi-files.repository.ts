import { z } from 'zod';
import type { SqlClient } from '../../platform/database/database.ts';
import { sqlFile } from '../../platform/database/sql-file.ts';

const listTrackpoints = sqlFile(new URL('./list-trackpoints.sql', import.meta.url), {
  params: z.object({ poiId: z.string() }),
  row: z.strictObject({ lon: z.number(), lat: z.number(), altitudeM: z.number().nullable() }),
});

/** Track points for the GPX file of a poi. */
export const poiFilesRepository = (db: SqlClient) => ({
  listTrackpoints: (poiId: string) => listTrackpoints(db, { poiId }),
});
