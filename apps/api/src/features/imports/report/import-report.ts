import type { KeptReason } from '@parages/contracts/vocabulary/imports/kept-reasons';
import type { Finding } from '../mapping/poi-draft.ts';
import type { BatchOutcome } from '../writing/write-batch.ts';

/** `extId` is null when it could not be read. */
export type ReportedFinding = Finding & { file: string; line: number; extId: string | null };

export type ReportedPoi = { file: string; line: number; extId: string; label: string };

/** Lists of findings and pois keep their first 5,000 entries; counts are complete. */
export type ImportReport = {
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
    corrected: number;
    warnings: number;
    withoutTheme: number;
    placesWithoutTheme: number;
  };
  rejected: ReportedFinding[];
  /** Values that contradict the rest of their record, and what the import writes instead. */
  corrected: ReportedFinding[];
  warnings: ReportedFinding[];
  withoutDate: ReportedPoi[];
  withoutTheme: ReportedPoi[];
  placesWithoutTheme: ReportedPoi[];
  notOutings: ReportedPoi[];
  /** Drafts that are not published, because their text names no outing. */
  keptBack: (ReportedPoi & { reason: KeptReason })[];
};

const listMax = 5000;

/** Adds to a bounded list, so that a hostile file cannot fill the memory. */
export const addTo = <Entry>(list: Entry[], entry: Entry): void => {
  if (list.length < listMax) list.push(entry);
};

export const emptyReport = (): ImportReport => ({
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
    corrected: 0,
    warnings: 0,
    withoutTheme: 0,
    placesWithoutTheme: 0,
  },
  rejected: [],
  corrected: [],
  warnings: [],
  withoutDate: [],
  withoutTheme: [],
  placesWithoutTheme: [],
  notOutings: [],
  keptBack: [],
});
