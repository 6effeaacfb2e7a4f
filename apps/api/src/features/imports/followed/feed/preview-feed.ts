import type { FileHandle } from 'node:fs/promises';
import { followedSourceLimits } from '@parages/contracts/vocabulary/imports/source-limits';
import type { SourceReading } from '../reading/read-source.ts';
import type { PullFeedDeps } from './pull-feed.ts';
import { FeedReader, FeedUnreadable } from './read-feed.ts';

const { maxEvents } = followedSourceLimits;

const listOf = (records: readonly Buffer[]): Buffer =>
  Buffer.from(`[${records.map((record) => record.toString('utf8')).join(',')}]`);

/** Reads the first records of a feed, of which the end may be missing. */
export async function previewFeed(
  { readSource, content }: Pick<PullFeedDeps, 'readSource' | 'content'>,
  file: FileHandle,
): Promise<SourceReading> {
  const reader = new FeedReader(file);
  const first: Buffer[] = [];
  let isCut = false;
  try {
    for await (const records of reader.read()) {
      const whole = records.filter(({ length }) => length > 0);
      isCut ||= whole.length < records.length;
      first.push(...whole.map((record) => Buffer.from(record)));
      if (first.length <= maxEvents) continue;
      isCut = true;
      break;
    }
  } catch (error) {
    if (!(error instanceof FeedUnreadable)) throw error;
    isCut = true;
  }
  const bytes = listOf(first.slice(0, maxEvents));
  const reading = await readSource({ ...content, bytes, contentType: 'application/json' });
  if ('fault' in reading) return reading;
  const total = reader.total ?? null;
  return { ...reading, total, next: null, isCut: isCut || (total ?? 0) > reading.read };
}
