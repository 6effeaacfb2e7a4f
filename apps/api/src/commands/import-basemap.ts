import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { basemapService } from '../features/basemap/basemap.service.ts';
import { basemapWords } from './import-basemap-messages.ts';
import { onDatabase, reportFailure } from './on-database.ts';

function readText(folder: string, name: string): string | undefined {
  const file = path.join(folder, name);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  return existsSync(`${file}.gz`)
    ? gunzipSync(readFileSync(`${file}.gz`)).toString('utf8')
    : undefined;
}

function readFiles(folder: string) {
  const { border, river, lake } = basemapWords.files;
  const texts = {
    border: readText(folder, border),
    river: readText(folder, river),
    lake: readText(folder, lake),
  };
  const files = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));
  if (Object.keys(files).length === 0) throw new Error(basemapWords.nothing(folder));
  return files;
}

const [folder] = process.argv.slice(2);
try {
  if (folder === undefined) throw new Error(basemapWords.usage);
  const files = readFiles(folder);
  console.log(basemapWords.loaded(await onDatabase((db) => basemapService(db).load(files))));
} catch (error) {
  reportFailure(error);
}
