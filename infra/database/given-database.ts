import { messageOf, Refusal } from '../console/refusal.ts';
import { databaseOf, describeServer, ensureDatabaseExists, onDatabase } from './connect.ts';
import type { Database } from './database.ts';
import { sentences } from './database-messages.ts';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
const unreachable = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
]);

function parse(url: string): URL {
  try {
    const parsed = new URL(url);
    if (/^postgres(ql)?:$/.test(parsed.protocol)) return parsed;
  } catch {
    // A malformed URL is refused below.
  }
  throw new Refusal(sentences.urlMalformed(url.replace(/:[^:@/]*@/, ':…@')));
}

function refusalFor(error: unknown, url: URL): Refusal {
  const where = url.host || 'localhost';
  const code = codeOf(error);
  if (unreachable.has(code) || /timeout/i.test(messageOf(error)))
    return new Refusal(sentences.urlUnreachable(where));
  if (code === '28P01' || code === '28000' || /password/i.test(messageOf(error)))
    return new Refusal(sentences.urlRefused(where));
  if (code === '3D000') return new Refusal(sentences.urlNoDatabase(databaseOf(url.toString())));
  return new Refusal(sentences.urlFailed(messageOf(error)));
}

async function describe(url: string): Promise<string | undefined> {
  try {
    return await describeServer(url);
  } catch (error) {
    if (codeOf(error) !== '3D000') throw error;
    await ensureDatabaseExists(onDatabase(url, 'postgres'), databaseOf(url)).catch(() => {
      throw error;
    });
    return describeServer(url);
  }
}

export async function openGivenDatabase(given: string): Promise<Database> {
  const url = parse(given);
  const description = await describe(given).catch((error: unknown) => {
    throw refusalFor(error, url);
  });
  if (description === undefined) throw new Refusal(sentences.urlNoPostgis(url.host));
  return { engine: 'given', url: given, description, stop: async () => undefined };
}
