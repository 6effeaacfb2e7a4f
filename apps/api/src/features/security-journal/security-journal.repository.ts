import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { SqlClient } from '../../platform/database/database.ts';
import { sqlFile } from '../../platform/database/sql-file.ts';
import type { BufferedEvent } from './event-buffer.domain.ts';
import { securityEventSchema } from './security-journal.schema.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const text = z.string().nullable();
const idRow = z.strictObject({ id: z.string() });

const writeEvents = sqlFile(file('write-security-events'), {
  params: z.object({ events: z.string() }),
  row: idRow,
});
const listParams = z.object({
  before: text,
  kind: text,
  account: text,
  network: text,
  from: text,
  to: text,
  most: z.int(),
});
const listEvents = sqlFile(file('list-security-events'), {
  params: listParams,
  row: z.strictObject(securityEventSchema.shape),
});
const forgetEvents = sqlFile(file('forget-security-events'), {
  params: z.object({ before: z.date(), most: z.int() }),
  row: idRow,
});

export const securityJournalRepository = (db: SqlClient) => ({
  write: async (events: readonly BufferedEvent[]): Promise<void> => {
    const rows = events.map(({ facts = {}, ...event }) => ({
      id: uuidv7({ msecs: event.at.getTime() }),
      ...event,
      facts,
    }));
    await writeEvents(db, { events: JSON.stringify(rows) });
  },
  list: (params: z.input<typeof listParams>) => listEvents(db, params),
  forget: async (before: Date, most: number): Promise<number> =>
    (await forgetEvents(db, { before, most })).length,
});
