import type { FileHandle } from 'node:fs/promises';
import { followedSourceLimits } from '@parages/contracts/vocabulary/imports/source-limits';
import { detectLayout } from '../../reading/detect-layout.ts';
import { vendorFormatOf } from '../reading/vendor-records.ts';
import { RecordScanner } from './record-scanner.ts';

/** The feed is no list of records, or is cut. */
export class FeedUnreadable extends Error {}

const headBytes = 65_536;
const { maxRecordBytes, recordsPerRead } = followedSourceLimits;
/** Holds a record of `maxRecordBytes` wherever it begins; some longer ones fit too. */
const bufferBytes = 2 * maxRecordBytes;

/** Where the records of a list of JSON begin; undefined for what is no such list. */
function listOffset(head: Buffer): number | undefined {
  const text = head.subarray(0, headBytes).toString('utf8');
  const layout = detectLayout(text);
  return layout.kind === 'list' ? Buffer.byteLength(text.slice(0, layout.offset)) : undefined;
}

/** Whether a large content is a list of records of a vendor, by its first record. */
export function isFeed(head: Buffer): boolean {
  const offset = listOffset(head);
  if (offset === undefined) return false;
  const scanner = new RecordScanner();
  scanner.position = offset;
  const first = scanner.next(head);
  try {
    return first !== undefined && vendorFormatOf(JSON.parse(first.toString('utf8'))) !== undefined;
  } catch {
    return false;
  }
}

const totalPattern = /"(?:total|total_count|nhits)"\s*:\s*(\d{1,9})/;

/**
 * Reads the records of a list in turn, some hundreds at a time. The bytes of a record are valid until
 * the next ones are asked for: one buffer serves all of them. A record that is too long is left out:
 * an empty one is in its place.
 */
export class FeedReader {
  /** The number of records that the feed says it has, before its list. */
  total: number | undefined;
  private readonly file: FileHandle;
  private readonly buffer = Buffer.allocUnsafe(bufferBytes);
  private readonly scanner = new RecordScanner();
  private length = 0;
  private from = 0;

  constructor(file: FileHandle) {
    this.file = file;
  }

  /** @throws {FeedUnreadable} */
  async *read(): AsyncGenerator<Buffer[]> {
    await this.fill();
    const offset = listOffset(this.buffer.subarray(0, this.length));
    if (offset === undefined) throw new FeedUnreadable('no list of records');
    const [, total] = totalPattern.exec(this.buffer.toString('utf8', 0, offset)) ?? [];
    this.total = total === undefined ? undefined : Number(total);
    this.scanner.position = offset;
    for (;;) {
      yield* this.scan();
      if (this.scanner.isOver) return;
      if (this.scanner.isBroken) throw new FeedUnreadable('not a list of JSON');
      this.keepUnread();
      if ((await this.fill()) === 0) throw new FeedUnreadable('the list has no end');
    }
  }

  private async fill(): Promise<number> {
    const before = this.length;
    while (this.length < this.buffer.length) {
      const room = this.buffer.length - this.length;
      const { bytesRead } = await this.file.read(this.buffer, this.length, room, this.from);
      if (bytesRead === 0) break;
      this.length += bytesRead;
      this.from += bytesRead;
    }
    return this.length - before;
  }

  private *scan(): Generator<Buffer[]> {
    const bytes = this.buffer.subarray(0, this.length);
    for (;;) {
      const records: Buffer[] = [];
      while (records.length < recordsPerRead) {
        const record = this.scanner.next(bytes);
        if (record === undefined) break;
        records.push(record);
      }
      if (records.length > 0) yield records;
      if (records.length < recordsPerRead) return;
    }
  }

  private keepUnread(): void {
    const isFull = this.length - this.scanner.unread === this.buffer.length;
    if (isFull) this.scanner.leaveOut();
    // The scanner may expect an escaped byte after the last one.
    const kept = Math.min(this.scanner.unread, this.length);
    this.buffer.copyWithin(0, kept, this.length);
    this.length -= kept;
    this.scanner.shift(kept);
  }
}
