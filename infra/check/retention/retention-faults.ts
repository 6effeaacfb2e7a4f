type Row = { tables: string[]; cells: string[] };

const quoted = /`([^`]*)`/g;
const namesIn = (cell = ''): string[] => [...cell.matchAll(quoted)].map(([, name = '']) => name);

/** The rows of the two tables about the database: five cells when a job deletes, else two. */
function readRows(document: string): Row[] {
  const [database = ''] = document.split('\n## Outside the database');
  return database
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const cells = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      return { tables: namesIn(cells[0]), cells };
    });
}

function faultsOfRow({ tables, cells }: Row, jobs: ReadonlySet<string>): string[] {
  const [, , , deletedBy, provedBy = ''] = cells;
  if (deletedBy === undefined) return [];
  return [
    ...namesIn(deletedBy)
      .filter((job) => !jobs.has(job))
      .map((job) => `${tables.join(', ')}: there is no job "${job}"`),
    ...(provedBy.includes('.test.ts)') ? [] : [`${tables.join(', ')}: names no test`]),
  ];
}

/** @param jobs names of the jobs that repeat */
export function findRetentionFaults(
  document: string,
  tables: readonly string[],
  jobs: ReadonlySet<string>,
): string[] {
  const rows = readRows(document);
  const named = rows.flatMap((row) => row.tables);
  return [
    ...tables
      .filter((table) => !named.includes(table))
      .map((table) => `${table}: how long it is kept is not said`),
    ...named
      .filter((name, index) => named.indexOf(name) !== index)
      .map((name) => `${name}: is named twice`),
    ...named.filter((name) => !tables.includes(name)).map((name) => `${name}: is no table`),
    ...rows.flatMap((row) => faultsOfRow(row, jobs)),
  ];
}
