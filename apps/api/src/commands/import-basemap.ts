import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readConfig } from '../config.ts';
import { basemapService } from '../features/basemap/basemap.service.ts';
import { openDatabase } from '../platform/database.ts';
import { databaseProblem } from '../platform/database-failure.ts';
import { basemapWords } from './import-basemap.fr.ts';

function readText(folder: string, name: string): string | undefined {
  const file = path.join(folder, name);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  return existsSync(`${file}.gz`) ? gunzipSync(readFileSync(`${file}.gz`)).toString('utf8') : undefined;
}

function readFiles(folder: string) {
  const { border, river, lake } = basemapWords.files;
  const texts = { border: readText(folder, border), river: readText(folder, river), lake: readText(folder, lake) };
  const files = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));
  if (Object.keys(files).length === 0) throw new Error(basemapWords.nothing(folder));
  return files;
}

async function loadBasemap(folder: string): Promise<Record<string, number>> {
  const files = readFiles(folder);
  const config = readConfig();
  const db = openDatabase(config.DATABASE_URL, {
    engine: config.DATABASE_ENGINE,
    statementTimeoutMs: 0,
    poolSize: 1,
    onConnectionLost: (error) => console.error(error.message),
  });
  try {
    return await basemapService(db).load(files);
  } finally {
    await db.$disconnect();
  }
}

// import-basemap.ts <folder>: replaces the lines our own map is drawn from by those of the folder's files.
const [folder] = process.argv.slice(2);
try {
  if (folder === undefined) throw new Error(basemapWords.usage);
  console.log(basemapWords.loaded(await loadBasemap(folder)));
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(databaseProblem(error) === undefined ? reason : basemapWords.databaseAway);
  process.exitCode = 1;
}
