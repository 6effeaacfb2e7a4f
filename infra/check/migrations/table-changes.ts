import type { AlterTableCmd, AlterTableStmt, ColumnDef, Constraint, IndexStmt } from 'libpg-query';
import { read, tableName } from './parse-sql.ts';

/** What the migrations since the release have added so far, which no former statement names. */
export type Added = {
  tables: Set<string>;
  /** `table.column` of columns that are null in rows which the former release writes. */
  nullableColumns: Set<string>;
};

const harmless: ReadonlySet<string> = new Set([
  'AT_ValidateConstraint',
  'AT_SetStatistics',
  'AT_SetStorage',
  'AT_SetCompression',
  'AT_SetRelOptions',
  'AT_ResetRelOptions',
  'AT_ReplicaIdentity',
  'AT_ClusterOn',
]);

const refused: Readonly<Record<string, string>> = {
  AT_DropColumn: 'column dropped',
  AT_AlterColumnType: 'type changed',
  AT_SetNotNull: 'must not be null now',
  AT_DropNotNull: 'may be null now, which the former release does not expect',
  AT_DropExpression: 'is not generated any more',
  AT_DropIdentity: 'has no identity any more',
};

const constraintsOf = ({ constraints = [] }: ColumnDef): Constraint[] =>
  constraints.flatMap((node) => read(node, 'Constraint') ?? []);

const givesValue: ReadonlySet<string> = new Set([
  'CONSTR_DEFAULT',
  'CONSTR_GENERATED',
  'CONSTR_IDENTITY',
]);

function addColumn(table: string, column: ColumnDef, added: Added): string[] {
  const kinds = constraintsOf(column).map(({ contype = '' }) => String(contype));
  if (kinds.some((kind) => givesValue.has(kind))) return [];
  if (kinds.includes('CONSTR_NOTNULL') || kinds.includes('CONSTR_PRIMARY'))
    return [`${table}.${column.colname}: new column without a default must not be null`];
  added.nullableColumns.add(`${table}.${column.colname}`);
  return [];
}

function addConstraint(table: string, constraint: Constraint): string[] {
  const { contype, conname, skip_validation: isUnvalidated } = constraint;
  const name = conname === undefined ? table : `${table} ${conname}`;
  if (contype === 'CONSTR_CHECK' || contype === 'CONSTR_FOREIGN')
    return isUnvalidated ? [] : [`${name}: new constraint without NOT VALID`];
  return [`${name}: new constraint, which rows of the former release may breach`];
}

function alterColumnOrTable(table: string, command: AlterTableCmd, added: Added): string[] {
  const { subtype = '', name = '', def } = command;
  if (harmless.has(subtype)) return [];
  const column = read(def, 'ColumnDef');
  if (subtype === 'AT_AddColumn' && column) return addColumn(table, column, added);
  const constraint = read(def, 'Constraint');
  if (subtype === 'AT_AddConstraint' && constraint) return addConstraint(table, constraint);
  if (subtype === 'AT_DropConstraint') return [`${table} ${name}: constraint dropped`];
  if (subtype === 'AT_ColumnDefault')
    return def === undefined ? [`${table}.${name}: default dropped`] : [];
  const change = refused[subtype] ?? `${subtype} is not known to be safe`;
  return [`${table}.${name}: ${change}`];
}

export function alterTable(statement: AlterTableStmt, added: Added): string[] {
  const table = tableName(statement.relation);
  if (added.tables.has(table)) return [];
  return (statement.cmds ?? []).flatMap((node) => {
    const command = read(node, 'AlterTableCmd');
    return command ? alterColumnOrTable(table, command, added) : [];
  });
}

/** A unique index admits any number of rows whose new column is null. */
export function createIndex(statement: IndexStmt, added: Added): string[] {
  const table = tableName(statement.relation);
  if (!statement.unique || added.tables.has(table)) return [];
  const columns = (statement.indexParams ?? []).map((node) => read(node, 'IndexElem')?.name);
  const isOfNewColumn =
    !statement.nulls_not_distinct &&
    columns.some((column) => added.nullableColumns.has(`${table}.${column}`));
  return isOfNewColumn
    ? []
    : [`${table} ${statement.idxname}: new unique index, which former rows may breach`];
}
