import type { LeftOutReason } from '@parages/contracts/vocabulary/imports/source-faults';
import { followedSourceLimits } from '@parages/contracts/vocabulary/imports/source-limits';
import type { RecordNote } from '../../report/report-builder.ts';
import type { FoundRecord, WholeReading } from './read-source.ts';

type LeftOut = WholeReading['leftOut'];

const leftOutOf = ({ reason }: RecordNote): LeftOutReason =>
  (reason === 'value_invalid' ? 'invalid' : reason) as LeftOutReason;

function addLeftOut(read: LeftOut, page: LeftOut, repeated: readonly RecordNote[]): LeftOut {
  const sum = { ...read };
  for (const [reason, count] of Object.entries(page) as [LeftOutReason, number][])
    sum[reason] = (sum[reason] ?? 0) + count;
  for (const note of repeated) {
    const reason = leftOutOf(note);
    if (page[reason] !== undefined) sum[reason] = (sum[reason] ?? 1) - 1;
  }
  return sum;
}

const later = ({ record, ...note }: RecordNote, by: number): RecordNote => ({
  ...note,
  record: { ...record, index: record.index === null ? null : record.index + by },
});

/**
 * The reading of a source up to and including its next page. A record that an earlier page has given
 * counts once: the source moved it meanwhile, and may have moved another one out of reach. The
 * reading then is cut, so that no event counts as missing.
 */
export function mergePages(read: WholeReading, page: WholeReading): WholeReading {
  const known = new Set(read.extIds);
  const isNew = (extId: string | null): boolean => extId === null || !known.has(extId);
  const news = page.drafts.filter(({ extId }) => isNew(extId));
  const drafts = news.slice(0, followedSourceLimits.maxEvents - read.drafts.length);
  const repeated = page.extIds.length - page.extIds.filter(isNew).length;
  const dropped = news.length - drafts.length;
  const count = read.read + page.read - repeated - dropped;
  const hasMoved = read.hasMoved === true || repeated > 0 || read.total !== page.total;
  const notes = page.notes.filter(({ record }) => isNew(record.extId));
  const found = [...page.found].filter(([extId]) => isNew(extId));
  return {
    ...read,
    read: count,
    drafts: [...read.drafts, ...drafts],
    extIds: [...new Set([...read.extIds, ...page.extIds])],
    leftOut: addLeftOut(
      read.leftOut,
      page.leftOut,
      page.notes.filter(({ record }) => !isNew(record.extId)),
    ),
    hasMoved,
    isCut: hasMoved || dropped > 0 || count < (page.total ?? 0),
    total: page.total,
    next: dropped > 0 ? null : page.next,
    notes: [...read.notes, ...notes.map((note) => later(note, read.read))],
    found: new Map([
      ...read.found,
      ...found.map(([extId, { index, doubts }]): [string, FoundRecord] => [
        extId,
        { index: index + read.read, doubts },
      ]),
    ]),
  };
}
