import type { Finding } from '../mapping/poi-draft.ts';
import type { BatchOutcome } from '../writing/write-batch.ts';

/** A finding with the place of its record. `extId` is there when the record could say who it is. */
export type ReportedFinding = Finding & { file: string; line: number; extId: string | null };

/** A poi somebody has to look at. */
export type ReportedPoi = { file: string; line: number; extId: string; label: string };

/** What an import did. The lists keep their first entries; the counts are whole. */
export type ImportReport = {
  files: { read: string[]; unreadable: { file: string; reason: string }[] };
  shiftedWeeks: number;
  counts: BatchOutcome & {
    read: number;
    permanent: number;
    drafts: number;
    rejected: number;
    warnings: number;
    withoutTheme: number;
    placesWithoutTheme: number;
  };
  rejected: ReportedFinding[];
  warnings: ReportedFinding[];
  /** Events without a date: drafts until somebody gives them one. */
  withoutDate: ReportedPoi[];
  /** Events and tours that no class and no word of the title gave a theme to: published all the same. */
  withoutTheme: ReportedPoi[];
  /** Places whose class is none of the themes': hotels, restaurants… */
  placesWithoutTheme: ReportedPoi[];
};

const listMax = 5000;

/** Adds to a list that keeps its first entries only: a hostile file must not fill the memory. */
export const addTo = <Entry>(list: Entry[], entry: Entry): void => {
  if (list.length < listMax) list.push(entry);
};

/** A report before anything was read. */
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
    warnings: 0,
    withoutTheme: 0,
    placesWithoutTheme: 0,
  },
  rejected: [],
  warnings: [],
  withoutDate: [],
  withoutTheme: [],
  placesWithoutTheme: [],
});
