import type { FileHandle } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type {
  SourceFault,
  SourceFormat,
} from '@parages/contracts/vocabulary/imports/source-faults';
import { followedSourceLimits } from '@parages/contracts/vocabulary/imports/source-limits';
import { type RecordNote, ReportBuilder, type SettledRecord } from '../../report/report-builder.ts';
import type { SourceContent, SourceReading } from '../reading/read-source.ts';
import { noteRefused, settledRecord } from '../worker/report-pull.ts';
import { type ClaimedSource, sourceWorkRepository } from '../worker/source-work.repository.ts';
import {
  ClaimLost,
  hashOf,
  Stopping,
  type WritePulledDeps,
  writePulled,
} from '../worker/write-pulled.ts';
import { DigestSet } from './digest-set.ts';
import {
  feedRecordsRepository,
  type KeptNote,
  type KeptRecord,
} from './feed-records.repository.ts';
import { noteMissing } from './note-missing.ts';
import { type ChangedRecords, type RawRecord, readChanged } from './read-changed.ts';
import { FeedReader, FeedUnreadable } from './read-feed.ts';
import { digestSalt, recordDigest } from './record-digest.ts';

export type PullFeedDeps = {
  writing: WritePulledDeps;
  readSource: (content: SourceContent) => Promise<SourceReading>;
  content: Omit<SourceContent, 'bytes' | 'contentType'>;
};

const renewedEveryMs = 20_000;
/** Of the time that a batch took: searches need the database too. */
const pauseShare = 0.1;
const sameRestMs = 2;

const noteRepeated = ({ index }: RawRecord, extId: string | null): RecordNote => ({
  list: 'refused',
  reason: 'identifier_repeated',
  record: { index, extId, title: null, detail: null },
});

const noteTooLong = (index: number): RecordNote => ({
  list: 'refused',
  reason: 'record_unreadable',
  record: {
    index,
    extId: null,
    title: null,
    detail: `length: expected at most ${followedSourceLimits.maxRecordBytes} bytes`,
  },
});

const lastDayOf = ({ isPermanent, periods }: ChangedRecords['drafts'][number]['draft']) =>
  isPermanent
    ? null
    : (periods
        .map(({ endDate }) => endDate)
        .sort()
        .at(-1) ?? null);

/** What the report will say of the record while it stays the same. */
const notesOf = ({ outcome, keptReason, doubts }: SettledRecord): KeptNote[] =>
  outcome.isDraft && keptReason !== undefined
    ? [{ list: 'keptBack', reason: keptReason }]
    : doubts.map(({ reason }) => ({ list: 'doubtful', reason }));

/** One pull of a feed. The memory that it needs for a record is that of its digest. */
export class FeedPull {
  readonly report = new ReportBuilder();
  format: SourceFormat | undefined;
  read = 0;
  hasUnlocated = false;
  /** Some records were not understood: it is not known which events they give. */
  isPartial = false;
  private readonly digests = new DigestSet();
  private readonly withoutDigest = new Set<string>();
  private readonly deps: PullFeedDeps;
  private readonly claimed: ClaimedSource;
  private readonly salt: string;
  private renewedAt = 0;
  /** Records of this pull that `followed_record` has. */
  private stored = 0;

  constructor(deps: PullFeedDeps, claimed: ClaimedSource) {
    this.deps = deps;
    this.claimed = claimed;
    this.salt = digestSalt(deps.content.source, deps.content.today);
  }

  /** Call it after `run`. A feed of which only a part was understood may still give the others. */
  async noteMissing(): Promise<void> {
    if (this.isPartial) return;
    await noteMissing(this.deps.writing, this.claimed, {
      stored: this.stored,
      isGiven: ({ extId, digest }) =>
        digest === null ? this.withoutDigest.has(extId) : this.digests.has(digest),
    });
  }

  /**
   * Reads the whole feed, or as much as the bounds allow; returns why it cannot be read.
   * @throws {ClaimLost}
   * @throws {Stopping}
   */
  async run(file: FileHandle): Promise<SourceFault | undefined> {
    const reader = new FeedReader(file);
    const { maxFeedRecords, organisationFeedRecords } = followedSourceLimits;
    const { organisationId } = this.claimed;
    const most = organisationId === null ? maxFeedRecords : organisationFeedRecords;
    try {
      for await (const records of reader.read()) {
        if (this.deps.writing.isStopping()) throw new Stopping();
        const room = most - this.read;
        const fault = await this.take(records.slice(0, room));
        if (fault !== undefined) return fault;
        if (records.length <= room) continue;
        this.isPartial = true;
        break;
      }
    } catch (error) {
      if (error instanceof FeedUnreadable) return 'content_unreadable';
      throw error;
    }
    this.isPartial ||= (reader.total ?? 0) > this.read;
    return this.read === 0 ? 'events_none' : undefined;
  }

  private async take(records: readonly Buffer[]): Promise<SourceFault | undefined> {
    await this.renew();
    const fresh: RawRecord[] = [];
    for (const bytes of records) {
      this.read += 1;
      if (bytes.length === 0) {
        this.isPartial = true;
        this.report.note(noteTooLong(this.read));
        continue;
      }
      const record = { index: this.read, digest: recordDigest(bytes, this.salt), bytes };
      if (this.digests.has(record.digest)) this.report.note(noteRepeated(record, null));
      else fresh.push(record);
      this.digests.add(record.digest);
    }
    const changed = await this.leaveSame(fresh);
    if (changed.length > 0) return this.takeChanged(changed);
    await pause(sameRestMs);
    return undefined;
  }

  private async renew(): Promise<void> {
    const { db, now, until } = this.deps.writing;
    if (now().getTime() - this.renewedAt < renewedEveryMs) return;
    const { id: sourceId, turn } = this.claimed;
    if (!(await sourceWorkRepository(db).lock({ sourceId, turn }, until()))) throw new ClaimLost();
    this.renewedAt = now().getTime();
  }

  private async leaveSame(records: readonly RawRecord[]): Promise<RawRecord[]> {
    const { source, today } = this.deps.content;
    const { id: sourceId, organisationId } = this.claimed;
    const digests = records.map(({ digest }) => digest);
    const { same, noted } = await feedRecordsRepository(this.deps.writing.db).findSame({
      sourceId,
      source,
      organisationId,
      today,
      digests,
    });
    this.stored += same.length;
    const isApart = noted.filter(({ notes }) => notes.some(({ list }) => list !== 'doubtful'));
    this.report.addUnchanged(same.length - isApart.length);
    for (const { rank, extId, title, notes } of noted) {
      const index = records[rank - 1]?.index ?? null;
      for (const note of notes)
        this.report.note({ ...note, record: { index, extId, title, detail: null } });
    }
    const ranks = new Set(same);
    return records.filter((_, rank) => !ranks.has(rank + 1));
  }

  private async takeChanged(records: readonly RawRecord[]): Promise<SourceFault | undefined> {
    const startedAt = performance.now();
    const reading = await readChanged(this.deps, records);
    if ('fault' in reading) {
      // The rest of a feed that was understood so far is worth reading.
      if (this.format === undefined && this.stored === 0) return reading.fault;
      this.isPartial = true;
      for (const note of reading.others) this.report.note(note);
      return undefined;
    }
    this.format = reading.format;
    await this.write(await this.withoutRepeated(reading));
    await pause((performance.now() - startedAt) * pauseShare);
    return undefined;
  }

  /** Leaves out records whose identifier an earlier record of this pull has. */
  private async withoutRepeated(reading: ChangedRecords): Promise<ChangedRecords> {
    const { drafts, leftOut } = reading;
    const extIds = [...drafts.map(({ draft }) => draft.extId), ...leftOut.map((one) => one.extId)];
    const { db } = this.deps.writing;
    const stored = await feedRecordsRepository(db).listDigests(this.claimed.id, extIds);
    const seen = new Set<string>();
    const isFirst = (extId: string, record: RawRecord): boolean => {
      const digest = stored.get(extId);
      const isRepeated =
        seen.has(extId) ||
        this.withoutDigest.has(extId) ||
        (digest !== undefined && digest !== record.digest && this.digests.has(digest));
      if (isRepeated) this.report.note(noteRepeated(record, extId));
      seen.add(extId);
      return !isRepeated;
    };
    return {
      ...reading,
      drafts: drafts.filter(({ draft, record }) => isFirst(draft.extId, record)),
      leftOut: leftOut.filter(({ extId, record }) => isFirst(extId, record)),
    };
  }

  private async write({ drafts, leftOut, others }: ChangedRecords): Promise<void> {
    this.isPartial ||= others.some(({ reason }) => reason === 'record_unreadable');
    const pulled = await writePulled(
      this.deps.writing,
      this.claimed,
      drafts.map(({ draft }) => draft),
    );
    this.hasUnlocated ||= pulled.hasUnlocated;
    const isWritten = (extId: string): boolean =>
      !pulled.hasUnlocated && (pulled.records.get(extId)?.state ?? 'protected') !== 'protected';
    const written = drafts.map(({ draft, record, doubts }): KeptRecord => {
      const { extId, label } = draft;
      const settled = settledRecord(draft, { index: record.index, doubts }, pulled);
      if (settled === undefined) this.report.note(noteRefused(draft, record.index));
      else this.report.settle(settled);
      const notes = settled === undefined ? [] : notesOf(settled);
      return {
        extId,
        digest: isWritten(extId) ? record.digest : null,
        draftHash: hashOf(draft),
        endsOn: lastDayOf(draft),
        title: notes.length === 0 ? null : label,
        notes: notes.length === 0 ? null : notes,
      };
    });
    for (const note of others) this.report.note(note);
    for (const { note } of leftOut) this.report.note(note);
    await this.keep([
      ...written,
      ...leftOut.map(
        ({ extId, record, note: { list, reason, record: noted } }): KeptRecord => ({
          extId,
          digest: record.digest,
          draftHash: null,
          endsOn: null,
          title: noted.title,
          notes: [{ list, reason }],
        }),
      ),
    ]);
  }

  private async keep(records: readonly KeptRecord[]): Promise<void> {
    const { db, until } = this.deps.writing;
    const { id: sourceId, turn } = this.claimed;
    for (const { extId, digest } of records) if (digest === null) this.withoutDigest.add(extId);
    await db.$transaction(async (tx) => {
      if (!(await sourceWorkRepository(tx).lock({ sourceId, turn }, until())))
        throw new ClaimLost();
      await feedRecordsRepository(tx).keep(sourceId, records);
    });
    this.stored += records.length;
  }
}
