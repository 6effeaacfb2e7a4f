import type { SourceReport } from '@parages/contracts/vocabulary/imports/source-report';
import { ReportBuilder } from '../../report/report-builder.ts';
import type { SourceReading } from '../reading/read-source.ts';
import type { Pulled } from './write-pulled.ts';

type Pull = {
  reading: Pick<Exclude<SourceReading, { fault: unknown }>, 'read' | 'notes' | 'positions'>;
  pulled: Pick<Pulled, 'outcome' | 'notes'>;
  source: string;
  day: string;
};

/**
 * Every record that was read is created, changed, unchanged, refused or kept back, once; a doubtful
 * one is one of the first three, except for a doubtful one that the database refused.
 */
export function reportPull({ reading, pulled, source, day }: Pull): SourceReport {
  const builder = new ReportBuilder();
  for (const note of reading.notes) builder.note(note);
  const noted = new Set(reading.notes.map(({ reason, record }) => `${reason} ${record.extId}`));
  for (const { list, reason, extId, title } of pulled.notes) {
    // Reading and placing both find a record without any place.
    if (noted.has(`${reason} ${extId}`)) continue;
    const index = reading.positions.get(extId) ?? null;
    builder.note({ list, reason, record: { index, extId, title, detail: null } });
  }
  const { created, updated: changed, unchanged } = pulled.outcome;
  return builder.build({ source, day, read: reading.read, created, changed, unchanged });
}

/** The report of a day on which the source has said that its content is the same. */
export const reportSame = (last: SourceReport, day: string): SourceReport => ({
  ...last,
  day,
  created: 0,
  changed: 0,
  unchanged: last.created + last.changed + last.unchanged,
});
