import type { Db } from '../../platform/database/database.ts';
import { curationRepository } from './curation.repository.ts';
import type { Assignees } from './curation.schema.ts';

export type ListAssigneesDeps = { db: Db };

export const listAssignees =
  ({ db }: ListAssigneesDeps) =>
  async (q: string): Promise<Assignees> => ({
    items: await curationRepository(db).listAssignees(q),
  });
