import { Readable } from 'node:stream';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { getImport } from './get-import.ts';
import { readFile, readOriginal } from './receiving/import-file.service.ts';

export type DownloadFileDeps = { db: Db };

export type DownloadedFile = { name: string; type: string; content: Readable | string };

export const sheetTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
} as const;

export const csvType = (charset: string): string => `text/csv; charset=${charset}; header=present`;

export const downloadFile =
  ({ db }: DownloadFileDeps) =>
  async (viewer: Viewer, importId: string): Promise<DownloadedFile> => {
    const { fileName, format, hasFile, encoding } = await getImport({ db })(viewer, importId);
    if (!hasFile) throw new Problem('import_file_gone');
    if (format !== 'csv')
      return {
        name: fileName,
        type: sheetTypes[format],
        content: Readable.from(readOriginal(db, importId)),
      };
    const content = Readable.from(readFile(db, importId));
    return { name: fileName, type: csvType(encoding ?? 'utf-8'), content };
  };
