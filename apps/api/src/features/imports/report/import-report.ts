import type { KeptReason } from '@parages/contracts/vocabulary/imports/kept-reasons';
import type { SourceReport } from '@parages/contracts/vocabulary/imports/source-report';
import type { Finding } from '../mapping/poi-draft.ts';
import type { BatchOutcome } from '../writing/write-batch.ts';

/** `line` and `record`, its number in the file, count from 1. */
export type Where = { file: string; line: number; record: number };

/** `extId` is null when it could not be read. */
type ReportedFinding = Finding & Where & { extId: string | null };

type ReportedPoi = Where & { extId: string; label: string };

/**
 * `report` is what every import reports; the lists say more of each field. Lists of findings and pois
 * keep their first 5,000 entries; counts are complete.
 */
export type ImportReport = {
  report: SourceReport;
  files: { read: string[]; unreadable: { file: string; reason: string }[] };
  shiftedWeeks: number;
  counts: BatchOutcome & {
    read: number;
    permanent: number;
    drafts: number;
    rejected: number;
    notOutings: number;
    keptBack: number;
    withdrawn: number;
    elsewhere: number;
    corrected: number;
    warnings: number;
    doubtful: number;
    withoutTheme: number;
    placesWithoutTheme: number;
  };
  rejected: ReportedFinding[];
  /** Records that take place outside the area of the product. */
  elsewhere: ReportedFinding[];
  /** Values that contradict the rest of their record, and what the import writes instead. */
  corrected: ReportedFinding[];
  warnings: ReportedFinding[];
  /** Records that are written, and have a place to check. */
  doubtful: ReportedFinding[];
  withoutDate: ReportedPoi[];
  withoutTheme: ReportedPoi[];
  placesWithoutTheme: ReportedPoi[];
  notOutings: ReportedPoi[];
  /** Drafts that are not published, because their text names no outing. */
  keptBack: (ReportedPoi & { reason: KeptReason })[];
};

export const listMax = 5000;

/** Adds to a bounded list, so that a hostile file cannot fill the memory. */
export const addTo = <Entry>(list: Entry[], entry: Entry): void => {
  if (list.length < listMax) list.push(entry);
};

export const emptyReport = (): Omit<ImportReport, 'report'> => ({
  files: { read: [], unreadable: [] },
  shiftedWeeks: 0,
  counts: {
    read: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
    skipped: 0,
    permanent: 0,
    drafts: 0,
    rejected: 0,
    notOutings: 0,
    keptBack: 0,
    withdrawn: 0,
    elsewhere: 0,
    corrected: 0,
    warnings: 0,
    doubtful: 0,
    withoutTheme: 0,
    placesWithoutTheme: 0,
  },
  rejected: [],
  elsewhere: [],
  corrected: [],
  warnings: [],
  doubtful: [],
  withoutDate: [],
  withoutTheme: [],
  placesWithoutTheme: [],
  notOutings: [],
  keptBack: [],
});
