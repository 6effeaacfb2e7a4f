import type { DropStmt, Node, RenameStmt } from 'libpg-query';
import { joinNames, kindOf, read, tableName, typeText } from './parse-sql.ts';
import { type Added, alterTable, createIndex } from './table-changes.ts';

/** Statements after which every statement of the former release runs as before. */
const expansions: ReadonlySet<string> = new Set([
  'CommentStmt',
  'CreateExtensionStmt',
  'CreateFunctionStmt', // Signatures are compared as a whole.
  'CreateSchemaStmt',
  'CreateSeqStmt',
  'CreateStatsStmt',
  'CreateTrigStmt',
  'DeleteStmt',
  'InsertStmt',
  'LockStmt',
  'SelectStmt',
  'UpdateStmt',
  'VacuumStmt',
  'VariableSetStmt',
  'ViewStmt', // CREATE OR REPLACE keeps the columns of the former view.
]);

export type ParsedMigration = { name: string; statements: readonly Node[] };

const kindOfObject = (type: string): string =>
  type.replace('OBJECT_', '').replace('MATVIEW', 'materialized view').toLowerCase();

const objectName = (node: Node): string => {
  const list = read(node, 'List');
  if (list) return joinNames(list.items);
  const type = read(node, 'TypeName');
  if (type) return typeText(type);
  const called = read(node, 'ObjectWithArgs');
  return joinNames(called ? called.objname : [node]);
};

function dropObjects({ removeType = 'OBJECT_TABLE', objects = [] }: DropStmt, added: Added) {
  if (removeType === 'OBJECT_FUNCTION') return []; // Signatures are compared as a whole.
  const kind = kindOfObject(removeType);
  return objects
    .map(objectName)
    .filter((name) => !added.tables.has(name) && !added.tables.has(name.replace(/\.[^.]*$/, '')))
    .map((name) => `${name}: ${kind} dropped`);
}

function rename(statement: RenameStmt, added: Added): string[] {
  const { renameType = 'OBJECT_TABLE', relation, subname, object, newname } = statement;
  const table = tableName(relation);
  if (added.tables.has(table) || renameType === 'OBJECT_INDEX') return [];
  const name = relation ? [table, subname].filter(Boolean).join('.') : object && objectName(object);
  return [`${name}: ${kindOfObject(renameType)} renamed to ${newname}`];
}

function contractionsOf(statement: Node, migration: string, added: Added): string[] {
  const created = read(statement, 'CreateStmt');
  if (created) {
    added.tables.add(tableName(created.relation));
    return [];
  }
  const altered = read(statement, 'AlterTableStmt');
  if (altered) return alterTable(altered, added);
  const index = read(statement, 'IndexStmt');
  if (index) return createIndex(index, added);
  const dropped = read(statement, 'DropStmt');
  if (dropped) return dropObjects(dropped, added);
  const renamed = read(statement, 'RenameStmt');
  if (renamed) return rename(renamed, added);
  const kind = kindOf(statement);
  return expansions.has(kind) ? [] : [`${migration}: ${kind} is not known to be safe`];
}

/** Names of indexes and triggers that exist again after the statements. */
function recreated(statements: readonly Node[]): Set<string> {
  return new Set(
    statements.flatMap((statement) => {
      const index = read(statement, 'IndexStmt');
      if (index) return `${index.idxname}: index dropped`;
      const trigger = read(statement, 'CreateTrigStmt');
      if (!trigger) return [];
      return `${tableName(trigger.relation)}.${trigger.trigname}: trigger dropped`;
    }),
  );
}

/**
 * Lists what migrations since the release take from statements of that release: what these name and
 * find no more, and which of their rows are refused now. Tables that are new since then are free.
 */
export function findContractions(migrations: readonly ParsedMigration[]): string[] {
  const added: Added = { tables: new Set(), nullableColumns: new Set() };
  const found = migrations.flatMap(({ name, statements }) =>
    statements.flatMap((statement) => contractionsOf(statement, name, added)),
  );
  const again = recreated(migrations.flatMap(({ statements }) => statements));
  return found.filter((contraction) => !again.has(contraction));
}
