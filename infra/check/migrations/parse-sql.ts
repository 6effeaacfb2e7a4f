import type { Node, RangeVar, TypeName } from 'libpg-query';
import { loadModule, parseSync } from 'libpg-query';

type KindOf<Union> = Union extends unknown ? keyof Union : never;
export type Kind = KindOf<Node>;
type Inner<Name extends Kind> = Extract<Node, Record<Name, unknown>>[Name];

/** What `node` holds when it is of that kind. */
export function read<Name extends Kind>(
  node: Node | undefined,
  kind: Name,
): Inner<Name> | undefined {
  const holder: Partial<Record<string, unknown>> = node ?? {};
  return holder[kind] as Inner<Name> | undefined;
}

export const kindOf = (node: Node): string => Object.keys(node)[0] ?? '';

/** The statements of a file, by the parser of PostgreSQL itself. */
export async function parseSql(sql: string): Promise<Node[]> {
  await loadModule();
  return (parseSync(sql).stmts ?? []).flatMap(({ stmt }) => (stmt === undefined ? [] : [stmt]));
}

/** A qualified name; the schemas `public` and `pg_catalog` are left out. */
export const joinNames = (names: readonly Node[] = []): string =>
  names
    .map((name) => read(name, 'String')?.sval ?? '')
    .filter((name) => name !== 'public' && name !== 'pg_catalog')
    .join('.');

export const tableName = ({ schemaname, relname = '' }: RangeVar = {}): string =>
  schemaname === undefined || schemaname === 'public' ? relname : `${schemaname}.${relname}`;

export const typeText = ({ names, setof, arrayBounds = [] }: TypeName = {}): string =>
  `${setof ? 'setof ' : ''}${joinNames(names)}${arrayBounds.map(() => '[]').join('')}`;
