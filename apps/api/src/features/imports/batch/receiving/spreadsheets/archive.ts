import { spreadsheetLimits } from '@parages/contracts/vocabulary/imports/spreadsheet-limits';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { tooLarge, unreadable } from './spreadsheet-refused.ts';

/** The parts of a zip archive, by path. */
export type Archive = {
  has: (path: string) => boolean;
  /** The text of a part, in pieces. */
  read: (path: string) => AsyncGenerator<string>;
  close: () => void;
};

const { maxEntries, maxExpandedBytes } = spreadsheetLimits;

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  if (zip.entryCount > maxEntries) throw tooLarge(`More than ${maxEntries} parts`);
  for await (const entry of zip.eachEntry()) {
    if (entries.size >= maxEntries) throw tooLarge(`More than ${maxEntries} parts`);
    // Two parts of one name could be read differently by the spreadsheet and by this reader.
    if (entries.has(entry.fileName)) throw unreadable('Two parts have one name');
    entries.set(entry.fileName, entry);
  }
  return entries;
}

/**
 * Opens a zip archive by its central directory. The parts that are read expand to at most
 * `maxExpandedBytes` together, also when the archive declares less.
 */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((error) => {
    throw unreadable(String(error));
  });
  let expanded = 0;
  const count = (bytes: number): void => {
    expanded += bytes;
    if (expanded > maxExpandedBytes) throw tooLarge(`More than ${maxExpandedBytes} bytes expanded`);
  };
  let entries: Map<string, Entry>;
  try {
    entries = await listEntries(zip);
  } catch (error) {
    zip.close();
    throw error;
  }

  async function* read(name: string): AsyncGenerator<string> {
    const entry = entries.get(name);
    if (entry === undefined) throw unreadable(`${name} is missing`);
    if (!entry.canDecodeFileData()) throw unreadable(`${name} is encrypted`);
    if (expanded + entry.uncompressedSize > maxExpandedBytes)
      throw tooLarge(`${name} expands to ${entry.uncompressedSize} bytes`);
    const decoder = new TextDecoder('utf-8', { fatal: true });
    const stream = await zip.openReadStreamPromise(entry);
    for await (const piece of stream as AsyncIterable<Buffer>) {
      count(piece.length);
      yield decoder.decode(piece, { stream: true });
    }
    yield decoder.decode();
  }
  return { has: (name) => entries.has(name), read, close: () => zip.close() };
}
