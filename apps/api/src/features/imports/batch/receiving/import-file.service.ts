import { createReadStream } from 'node:fs';
import { batchImportsRepository, type ImportsDb } from '../batch-imports.repository.ts';

// Small, so that the garbage collector soon frees pieces already processed.
const pieceBytes = 131_072;

/**
 * Stores each piece in a separate statement: a single transaction for 55 MB would block the only
 * connection of the embedded database for more than a second.
 */
export async function keepFile(db: ImportsDb, importId: string, path: string): Promise<void> {
  const { keepPiece } = batchImportsRepository(db);
  await keepPieces(path, (number, bytes) => keepPiece(importId, number, bytes));
}

/** Stores a spreadsheet as it was sent; its table is stored by `keepFile`. */
export async function keepOriginal(db: ImportsDb, importId: string, path: string): Promise<void> {
  const { keepOriginalPiece } = batchImportsRepository(db);
  await keepPieces(path, (number, bytes) => keepOriginalPiece(importId, number, bytes));
}

async function keepPieces(
  path: string,
  keep: (number: number, bytes: Uint8Array<ArrayBuffer>) => Promise<unknown>,
): Promise<void> {
  let number = 0;
  for await (const piece of createReadStream(path, { highWaterMark: pieceBytes })) {
    await keep(number, Uint8Array.from(piece));
    number += 1;
  }
}

export async function* readOriginal(db: ImportsDb, importId: string): AsyncGenerator<Uint8Array> {
  const imports = batchImportsRepository(db);
  for (let number = 0; ; number += 1) {
    const piece = await imports.findOriginalPiece(importId, number);
    if (piece === undefined) return;
    yield piece;
  }
}

/** The CSV file, or the table of a spreadsheet as CSV. */
export async function* readFile(db: ImportsDb, importId: string): AsyncGenerator<Uint8Array> {
  const imports = batchImportsRepository(db);
  for (let number = 0; ; number += 1) {
    const piece = await imports.findPiece(importId, number);
    if (piece === undefined) return;
    yield piece;
  }
}

export async function* readErrors(db: ImportsDb, importId: string): AsyncGenerator<string> {
  const imports = batchImportsRepository(db);
  for (let number = 0; ; number += 1) {
    const lines = await imports.findErrors(importId, number);
    if (lines === undefined) return;
    yield lines;
  }
}
