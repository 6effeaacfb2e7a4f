import { createReadStream } from 'node:fs';
import type { Db } from '../../../../platform/database/database.ts';
import { batchImportsRepository } from '../batch-imports.repository.ts';

// Small enough for what is read and already worked through to be let go of soon.
const pieceBytes = 131_072;

type Files = Pick<Db, '$queryRawUnsafe' | 'importBatch' | 'importFilePiece' | 'importErrorPiece'>;

/**
 * Stores a file of the disk in pieces, each of them in a statement of its own: one transaction around 55 MB would keep
 * the only connection of the embedded database from visitors for more than a second.
 */
export async function keepFile(db: Files, importId: string, path: string): Promise<void> {
  const imports = batchImportsRepository(db);
  let number = 0;
  for await (const piece of createReadStream(path, { highWaterMark: pieceBytes })) {
    await imports.keepPiece(importId, number, Uint8Array.from(piece));
    number += 1;
  }
}

/** A file that was kept, piece by piece: one of them in memory at a time. Empty when it is no longer kept. */
export async function* readFile(db: Files, importId: string): AsyncGenerator<Uint8Array> {
  const imports = batchImportsRepository(db);
  for (let number = 0; ; number += 1) {
    const piece = await imports.findPiece(importId, number);
    if (piece === undefined) return;
    yield piece;
  }
}

/** The lines of a file that cannot be imported, as they were written when it was checked. Empty when there is no such file. */
export async function* readErrors(db: Files, importId: string): AsyncGenerator<string> {
  const imports = batchImportsRepository(db);
  for (let number = 0; ; number += 1) {
    const lines = await imports.findErrors(importId, number);
    if (lines === undefined) return;
    yield lines;
  }
}
