import type { Node } from 'libpg-query';
import { joinNames, read, tableName } from '../migrations/parse-sql.ts';

const droppedTables = (statement: Node): string[] => {
  const dropped = read(statement, 'DropStmt');
  if (dropped?.removeType !== 'OBJECT_TABLE') return [];
  return (dropped.objects ?? []).map((object) => joinNames(read(object, 'List')?.items));
};

/** The tables that exist after the statements, by name. Tables of `public` have no schema name. */
export function listTables(statements: readonly Node[]): string[] {
  const tables = new Set<string>();
  for (const statement of statements) {
    const created = read(statement, 'CreateStmt');
    if (created && created.relation?.relpersistence !== 't')
      tables.add(tableName(created.relation));
    for (const name of droppedTables(statement)) tables.delete(name);
    const renamed = read(statement, 'RenameStmt');
    if (renamed?.renameType !== 'OBJECT_TABLE') continue;
    tables.delete(tableName(renamed.relation));
    tables.add(renamed.newname ?? '');
  }
  return [...tables].sort();
}
