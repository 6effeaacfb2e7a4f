import { poiStatuses } from '@parages/contracts/vocabulary/events/poi-statuses';
import { themes as themeNames } from '@parages/contracts/vocabulary/themes/themes';
import { z } from 'zod';
import type { Db, SqlClient } from '../../platform/database/database.ts';
import { sqlFile } from '../../platform/database/sql-file.ts';
import type { Labels } from './curation.domain.ts';
import { assigneesSchema, moderatedPoiSchema } from './curation.schema.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const text = z.string().nullable();
const { acts: _, ...moderatedShape } = moderatedPoiSchema.shape;
const labels = { themes: z.array(z.enum(themeNames)), tags: z.array(z.string()) };

const find = sqlFile(file('find-moderated-poi'), {
  params: z.object({ poiId: text, slugFr: text, accountId: z.string() }),
  row: z.strictObject(moderatedShape),
});
const listVersions = sqlFile(file('list-themed-versions'), {
  params: z.object({ poiId: z.string() }),
  row: z.strictObject({ id: z.string(), number: z.int(), status: z.enum(poiStatuses), ...labels }),
});
const listAssignees = sqlFile(file('list-assignable-organisations'), {
  params: z.object({ q: z.string() }),
  row: z.strictObject(assigneesSchema.shape.items.element.shape),
});

export const curationRepository = (db: Pick<Db, 'poiVersion'> & SqlClient) => ({
  find: async (key: { poiId?: string; slugFr?: string }, accountId: string) =>
    (await find(db, { poiId: key.poiId ?? null, slugFr: key.slugFr ?? null, accountId }))[0],
  listVersions: (poiId: string) => listVersions(db, { poiId }),
  setLabels: (versionId: string, { themes, tags }: Labels, now: Date) =>
    db.poiVersion.update({
      where: { id: versionId },
      data: { themes: [...themes], tags: [...tags], updatedAt: now },
      select: { id: true },
    }),
  listAssignees: (q: string) => listAssignees(db, { q }),
});
