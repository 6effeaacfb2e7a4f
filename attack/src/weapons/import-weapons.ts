import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Hands, Weapon } from './weapon.ts';

const cellLength = 30_000;
const rows = 20;
// A line has 200,000 bytes at most: six cells of ASCII characters fit.
const columns = [
  'ext_id',
  'title',
  'description',
  'description_html',
  'organizer_name',
  'address',
  'tag1',
];

const table = (cell: string): string => {
  const quoted = `"${cell.replaceAll('"', '""')}"`;
  return [
    columns.join(';'),
    ...Array.from({ length: rows }, (_, row) =>
      [row, ...columns.slice(1).map(() => quoted)].join(';'),
    ),
    '',
  ].join('\n');
};
const fill = (text: string): string =>
  text.repeat(Math.ceil(cellLength / text.length)).slice(0, cellLength);

const files: Record<string, () => string> = {
  'cells of spaces': () => table(`a${fill(' ')}b`),
  'cells of newlines and spaces': () => table(`a${fill('\n ')}b`),
  'cells of break tags': () => table(fill('<br')),
  'cells of break tags with spaces': () => table(fill('<br ')),
  'cells of opened tags': () => table(fill('<')),
  'cells of entities': () => table(fill('&amp;')),
  'cells of deep markup': () => table(fill('<b>')),
  'cells of a control character': () => table(fill(' \u0085')),
  '100,000 columns': () =>
    `${Array.from({ length: 100_000 }, (_, column) => `c${column}`).join(';')}\n${';'.repeat(99_999)}\n`,
  'a quote that is never closed, 55 MB': () =>
    `${columns.join(';')}\n1;"${'a;b\n'.repeat(13_000_000)}`,
  'one line of 55 MB': () => `${columns.join(';')}\n1;${'a'.repeat(55_000_000)}`,
  'quotes, 20 MB': () => `${columns.join(';')}\n${'"'.repeat(20_000_000)}`,
  'empty lines, 20 MB': () => `${columns.join(';')}\n${'\n'.repeat(20_000_000)}`,
  'separators, 20 MB': () => `${columns.join(';')}\n${';'.repeat(20_000_000)}`,
};

const state = z.object({ id: z.string(), status: z.string() });
const checkedWithinMs = 90_000;
const pollMs = 250;

async function untilChecked({ fire }: Hands, id: string): Promise<void> {
  const deadline = Date.now() + checkedWithinMs;
  while (Date.now() < deadline) {
    const answer = await fire(
      'getImport',
      { method: 'GET', path: `/api/v1/imports/${id}` },
      'curator',
    );
    const read = state.safeParse(JSON.parse(answer.text));
    if (!read.success || read.data.status !== 'checking') return;
    await pause(pollMs);
  }
}

/** Sends a file, waits for its check and reads what the check found. */
export async function importBytes(hands: Hands, name: string, bytes: Buffer): Promise<void> {
  const file = { name, type: 'text/csv', bytes };
  const answer = await hands.fire(
    'createImport',
    { method: 'POST', path: '/api/v1/imports', body: [{ name: 'file', file }] },
    'curator',
  );
  const sent = state.safeParse(answer.status === 201 ? JSON.parse(answer.text) : undefined);
  if (!sent.success) return;
  await untilChecked(hands, sent.data.id);
  await hands.fire(
    'listImportFindings',
    { method: 'GET', path: `/api/v1/imports/${sent.data.id}/findings` },
    'curator',
  );
  await hands.fire(
    'getImportErrorFile',
    { method: 'GET', path: `/api/v1/imports/${sent.data.id}/errors` },
    'curator',
  );
  await hands.fire(
    'getImportReading',
    { method: 'GET', path: `/api/v1/imports/${sent.data.id}/reading` },
    'curator',
  );
}

export const importWeapons: Weapon[] = Object.entries(files).map(([name, text]) => ({
  name: `import/${name}`,
  use: (hands) => importBytes(hands, 'a.csv', Buffer.from(text())),
}));
