import { Refusal } from '../console/refusal.ts';
import { sentences as usages } from '../database/database-command-messages.ts';
import { findPostgres, type NativePostgres } from '../database/find-postgres.ts';
import { openDatabase } from '../database/open-database.ts';
import { onShutdown } from '../process/shutdown.ts';
import { backUpDatabase } from './back-up.ts';
import { checkPath, partsOf } from './backup-folder.ts';
import { sentences } from './backup-messages.ts';
import { copyPictures } from './picture-copies.ts';
import { restoreDatabase } from './restore.ts';

const print = (lines: string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);

function findPrograms(): NativePostgres {
  const native = findPostgres();
  if (native === undefined) throw new Refusal(sentences.noPostgres);
  return native;
}

function needed(text: string | undefined): string {
  if (text === undefined) throw new Refusal(usages.usage);
  return text;
}

async function copyInto(folder: string): Promise<string[]> {
  const from = process.env.PICTURES_FOLDER;
  if (!from) return [];
  return [sentences.pictures(await copyPictures(from, partsOf(folder).pictures))];
}

/** The pictures come last: they include those of all events that the backup has. */
export async function backUp([folder]: string[]): Promise<number> {
  const into = checkPath(needed(folder));
  const database = await openDatabase({ mayJoin: true });
  onShutdown(database.stop);
  const lines = await backUpDatabase(database.url, into, findPrograms());
  print([...lines, ...(await copyInto(into))]);
  return 0;
}

export async function backUpPictures([folder]: string[]): Promise<number> {
  const into = checkPath(needed(folder));
  if (!process.env.PICTURES_FOLDER) throw new Refusal(sentences.noPictures);
  print(await copyInto(into));
  return 0;
}

/** With `PICTURES_FOLDER`, copies the pictures that this folder does not have, too. */
export async function restore([folder, text, data]: string[]): Promise<number> {
  const [from, into] = [checkPath(needed(folder)), checkPath(needed(data))];
  const instant = new Date(needed(text));
  if (!/^\d{4}-\d\d-\d\dT.*Z$/.test(text ?? '') || Number.isNaN(instant.getTime()))
    throw new Refusal(sentences.noInstant(text ?? ''));
  await restoreDatabase(from, instant, into);
  const pictures = process.env.PICTURES_FOLDER;
  const copied = pictures ? await copyPictures(partsOf(from).pictures, pictures) : undefined;
  print([sentences.restored(into), ...(copied === undefined ? [] : [sentences.pictures(copied)])]);
  return 0;
}
