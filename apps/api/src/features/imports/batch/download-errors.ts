import { Readable } from 'node:stream';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { csvType, type DownloadedFile } from './download-file.ts';
import { getImport } from './get-import.ts';
import { readErrors } from './receiving/import-file.service.ts';

export type DownloadErrorsDeps = { db: Db };

export const downloadErrors =
  ({ db }: DownloadErrorsDeps) =>
  async (viewer: Viewer, importId: string): Promise<DownloadedFile> => {
    const { fileName, hasFile, status, check } = await getImport({ db })(viewer, importId);
    if (status === 'checking') throw new Problem('import_transition_forbidden', status);
    const pieces = readErrors(db, importId);
    const first = hasFile && check !== null ? await pieces.next() : { done: true as const };
    // No error file: the file of the import was deleted, its check did not finish, or it was
    // checked before error files existed.
    if (first.done) throw new Problem('import_file_gone');
    const name = `${fileName.replace(/(?:-erreurs)?\.[a-z]{3,4}$/i, '')}-erreurs.csv`;
    return { name, type: csvType('utf-8'), content: Readable.from(prepend(first.value, pieces)) };
  };

async function* prepend(first: string, others: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* others;
}
