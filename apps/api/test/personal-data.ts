import { randomUUID } from 'node:crypto';
import type { Db } from '../src/platform/database/database.ts';

type Column = {
  table: string;
  name: string;
  type: string;
  isOwn: boolean;
  isAddress: boolean;
  refers: string | null;
  referred: string | null;
  allowed: string | null;
};
type Person = { userId: string; email: string; token: string };

const schemas = `('public', 'auth_core')`;

// Every column of every table, with its foreign key and the first value that a check allows. A
// table is personal when a column refers to an account, or has the name of a column with an
// account's id or address. The declared data of an organisation is not personal.
const listColumns = `
  SELECT quote_ident(n.nspname) || '.' || quote_ident(c.relname) AS "table", a.attname AS name, format_type(a.atttypid, NULL) AS type,
    coalesce(f.target IN ('account', 'auth_core.account') OR a.attname IN ('account_id', 'user_id'), false)
      OR (c.relname = 'account' AND a.attname = 'id') AS "isOwn",
    (a.attname IN ('email', 'recipient') AND c.relname <> 'organisation') OR (c.relname = 'suppressed_address' AND a.attname = 'address') AS "isAddress",
    f.target AS refers, f.column AS referred, k.value AS allowed
  FROM pg_class c
  JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname IN ${schemas}
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  LEFT JOIN LATERAL (
    SELECT x.confrelid::regclass::text AS target, t.attname AS "column" FROM pg_constraint x
    JOIN pg_attribute t ON t.attrelid = x.confrelid AND t.attnum = x.confkey[1]
    WHERE x.conrelid = c.oid AND x.contype = 'f' AND x.conkey = ARRAY[a.attnum] LIMIT 1
  ) f ON true
  LEFT JOIN LATERAL (
    SELECT substring(pg_get_constraintdef(x.oid) FROM '''([^'']+)''') AS value FROM pg_constraint x
    WHERE x.conrelid = c.oid AND x.contype = 'c' AND x.conkey = ARRAY[a.attnum] LIMIT 1
  ) k ON true
  WHERE c.relkind = 'r' AND c.relname NOT IN ('spatial_ref_sys')
  ORDER BY 1, a.attnum`;

const isText = ({ type }: Column): boolean =>
  ['text', 'character varying', 'text[]', 'jsonb', 'json'].includes(type);

function literalOf(column: Column, { userId, email, token }: Person): string {
  const mark = `${token} ${column.table}.${column.name}`;
  if (column.isOwn) return `'${userId}'`;
  if (column.isAddress) return `'${email}'`;
  if (column.refers !== null) return `(SELECT ${column.referred} FROM ${column.refers} LIMIT 1)`;
  if (column.type === 'text[]') return `ARRAY['${mark}']`;
  if (column.type.startsWith('json')) return `'${JSON.stringify({ mark, email })}'`;
  if (isText(column)) return `'${column.allowed ?? mark}'`;
  if (column.type === 'uuid') return 'gen_random_uuid()';
  if (column.type === 'boolean') return 'true';
  if (column.type.startsWith('timestamp') || column.type === 'date') return `'2020-01-01'`;
  return '1';
}

const ownerOf = (columns: readonly Column[], { userId, email }: Person): string =>
  columns
    .flatMap((column) =>
      column.isOwn
        ? [`${column.name} = '${userId}'`]
        : column.isAddress
          ? [`${column.name} = '${email}'`]
          : [],
    )
    .join(' OR ');

export async function listPersonalTables(db: Db): Promise<Map<string, Column[]>> {
  const tables = new Map<string, Column[]>();
  for (const column of await db.$queryRawUnsafe<Column[]>(listColumns))
    tables.set(column.table, [...(tables.get(column.table) ?? []), column]);
  return new Map(
    [...tables].filter(([, columns]) => columns.some(({ isOwn, isAddress }) => isOwn || isAddress)),
  );
}

/** Returns the columns that hold the token; a column with a closed list of values cannot. */
export async function plant(db: Db, person: Person): Promise<string[]> {
  const planted: string[] = [];
  for (const [table, columns] of await listPersonalTables(db)) {
    const owner = ownerOf(columns, person);
    const rows = await db.$queryRawUnsafe<unknown[]>(`SELECT 1 FROM ${table} WHERE ${owner}`);
    if (rows.length === 0) {
      const names = columns.map(({ name }) => `"${name}"`).join(', ');
      await db.$executeRawUnsafe(
        `INSERT INTO ${table} (${names}) SELECT ${columns.map((column) => literalOf(column, person)).join(', ')}`,
      );
    }
    for (const column of columns.filter(
      (one) => isText(one) && !one.isOwn && !one.isAddress && one.refers === null,
    )) {
      const free = literalOf({ ...column, allowed: null }, person);
      // One row only: the column may be unique.
      const update = `UPDATE ${table} SET "${column.name}" = ${free} WHERE ctid = (SELECT ctid FROM ${table} WHERE ${owner} LIMIT 1)`;
      const isFree = await db.$executeRawUnsafe(update).then(
        () => true,
        (error: unknown) => {
          if (/violates (check|foreign key) constraint/.test(String(error))) return false;
          throw error;
        },
      );
      if (isFree) planted.push(`${table}.${column.name}`);
    }
  }
  return planted;
}

/**
 * Excludes the security journal: it keeps the bare id of an account for twelve months, which
 * identifies no person once the account is deleted.
 */
export async function findTraces(db: Db, marks: readonly string[]): Promise<string[]> {
  const tables = await db.$queryRawUnsafe<{ name: string }[]>(
    `SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name FROM information_schema.tables
     WHERE table_schema IN ${schemas} AND table_type = 'BASE TABLE' AND table_name <> 'security_event' ORDER BY 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await db.$queryRawUnsafe<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM ${name} t WHERE EXISTS (SELECT FROM unnest($1::text[]) AS m (mark) WHERE position(m.mark IN t::text) > 0)`,
      marks,
    );
    if (row && row.count > 0) found.push(name);
  }
  return found;
}

export async function createOrganisation(
  db: Db,
  { applicantId, email }: { applicantId: string; email: string },
): Promise<string> {
  const id = randomUUID();
  await db.organisation.create({
    data: { id, slug: id, name: 'Comité des fêtes', email, applicantId, status: 'approved' },
  });
  return id;
}
