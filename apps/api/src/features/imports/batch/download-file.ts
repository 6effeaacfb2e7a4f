import { Readable } from 'node:stream';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { getImport } from './get-import.ts';
import { readFile } from './receiving/import-file.service.ts';

export type DownloadFileDeps = { db: Db };

export type DownloadedFile = { name: string; charset: string; content: Readable | string };

export const downloadFile =
  ({ db }: DownloadFileDeps) =>
  async (viewer: Viewer, importId: string): Promise<DownloadedFile> => {
    const { fileName, hasFile, encoding } = await getImport({ db })(viewer, importId);
    if (!hasFile) throw new Problem('import_file_gone');
    const content = Readable.from(readFile(db, importId));
    return { name: fileName, charset: encoding ?? 'utf-8', content };
  };
