import { z } from 'zod';
import type { SqlClient } from '../../platform/database/database.ts';
import { sqlFile } from '../../platform/database/sql-file.ts';

const listTrackpoints = sqlFile(new URL('./list-trackpoints.sql', import.meta.url), {
  params: z.object({ poiId: z.string() }),
  row: z.strictObject({ lon: z.number(), lat: z.number(), altitudeM: z.number().nullable() }),
});

export const poiFilesRepository = (db: SqlClient) => ({
  listTrackpoints: (poiId: string) => listTrackpoints(db, { poiId }),
});
