import { setImmediate } from 'node:timers/promises';
import type {
  SourceFault,
  SourceFormat,
} from '@parages/contracts/vocabulary/imports/source-faults';
import type { PoiDraft } from '../../mapping/poi-draft.ts';
import type { RecordDoubt, RecordNote } from '../../report/report-builder.ts';
import type { SourceContent, SourceReading } from '../reading/read-source.ts';
import { inlineBytes } from '../reading/source-reading.service.ts';
import { vendorFormatOf } from '../reading/vendor-records.ts';

/** `index` is the position in the feed, from 1. */
export type RawRecord = { index: number; digest: string; bytes: Buffer };
type LeftOutRecord = { extId: string; record: RawRecord; note: RecordNote };
type ReadDraft = { draft: PoiDraft; record: RawRecord; doubts: RecordDoubt[] };
type Whole = Exclude<SourceReading, { fault: unknown }>;

/** `others`: what the report says of records that are in neither list. */
export type ChangedRecords = Pick<Whole, 'format'> & {
  drafts: ReadDraft[];
  leftOut: LeftOutRecord[];
  others: RecordNote[];
};

/** With the brackets of a list. */
const sliceBytes = inlineBytes - 2;

type ReadChangedDeps = {
  readSource: (content: SourceContent) => Promise<SourceReading>;
  content: Omit<SourceContent, 'bytes' | 'contentType'>;
};

/** A reading recognises the vendor from its first record. */
function hasVendor({ bytes }: RawRecord): boolean {
  try {
    return vendorFormatOf(JSON.parse(bytes.toString('utf8'))) !== undefined;
  } catch {
    return false;
  }
}

const listOf = (records: readonly RawRecord[]): Buffer =>
  Buffer.concat([
    Buffer.from('['),
    ...records.flatMap(({ bytes }, rank) => (rank === 0 ? [bytes] : [Buffer.from(','), bytes])),
    Buffer.from(']'),
  ]);

const noteUnreadable = ({ index }: RawRecord): RecordNote => ({
  list: 'refused',
  reason: 'record_unreadable',
  record: { index, extId: null, title: null, detail: null },
});

/** The drafts of a reading, each with its record and what the report says of it. */
function pair(reading: Whole, records: readonly RawRecord[]): Omit<ChangedRecords, 'format'> {
  const at = (position: number | null): RawRecord | undefined => records[(position ?? 0) - 1];
  const drafts = new Map<string, ReadDraft>();
  for (const draft of reading.drafts) {
    const { index = null, doubts = [] } = reading.found.get(draft.extId) ?? {};
    const record = at(index);
    if (record !== undefined) drafts.set(draft.extId, { draft, record, doubts });
  }
  const leftOut = new Map<string, LeftOutRecord>();
  const others: RecordNote[] = [];
  for (const { record: noted, ...rest } of reading.notes) {
    const record = at(noted.index);
    const { extId } = noted;
    const note = { ...rest, record: { ...noted, index: record?.index ?? null } };
    const isDraft = extId !== null && drafts.has(extId);
    if (extId !== null && record !== undefined && !isDraft && note.reason !== 'identifier_repeated')
      leftOut.set(extId, { extId, record, note });
    else others.push(note);
  }
  return { drafts: [...drafts.values()], leftOut: [...leftOut.values()], others };
}

/** Slices that are read at once instead of in a thread, whose memory would come on top. */
function* slicesOf(records: readonly RawRecord[]): Generator<RawRecord[]> {
  let slice: RawRecord[] = [];
  let length = 0;
  for (const record of records) {
    length += record.bytes.length + 1;
    if (slice.length > 0 && length > sliceBytes) {
      yield slice;
      slice = [];
      length = record.bytes.length + 1;
    }
    slice.push(record);
  }
  if (slice.length > 0) yield slice;
}

/**
 * Reads records by the rules of any source. Those that cannot be read are in `others`; the fault is
 * that of a list in which no record can be read.
 */
export async function readChanged(
  { readSource, content }: ReadChangedDeps,
  records: readonly RawRecord[],
): Promise<ChangedRecords | { fault: SourceFault; others: RecordNote[] }> {
  const isKnown = new Map(records.map((record) => [record, hasVendor(record)]));
  const others = records.filter((record) => isKnown.get(record) !== true).map(noteUnreadable);
  const drafts: ReadDraft[] = [];
  const leftOut: LeftOutRecord[] = [];
  let format: SourceFormat | undefined;
  let fault: SourceFault = 'format_unknown';
  for (const slice of slicesOf(records.filter((record) => isKnown.get(record) === true))) {
    const bytes = listOf(slice);
    const reading = await readSource({ ...content, bytes, contentType: 'application/json' });
    if ('fault' in reading) {
      ({ fault } = reading);
      others.push(...slice.map(noteUnreadable));
    } else {
      ({ format } = reading);
      const paired = pair(reading, slice);
      drafts.push(...paired.drafts);
      leftOut.push(...paired.leftOut);
      others.push(...paired.others);
    }
    await setImmediate();
  }
  return format === undefined ? { fault, others } : { format, drafts, leftOut, others };
}
