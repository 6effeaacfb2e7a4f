import type { LookedUpDoubt } from '@parages/contracts/vocabulary/imports/doubt-reasons';
import type { ImportColumnName } from '@parages/contracts/vocabulary/imports/import-columns';
import type { ImportCounts } from '@parages/contracts/vocabulary/imports/import-counts.fr';
import type {
  ImportFailure,
  ImportFault,
  ImportFindingKind,
  ImportStatus,
} from '@parages/contracts/vocabulary/imports/import-faults';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';

/**
 * Findings with one code in one column. `lines` are the first ones; they and the values of the first
 * finding are absent from checks of a former release.
 */
export type FindingGroup = {
  path: string | null;
  kind: ImportFindingKind;
  code: ImportFault;
  count: number;
  lines?: readonly number[] | undefined;
  expected?: string | null | undefined;
  obtained?: string | null | undefined;
};

export type HeadingView = {
  heading: string;
  column: ImportColumnName | null;
  origin: 'name' | 'guess' | 'choice' | 'none';
  samples: readonly string[];
};

/** An event as a confirmation would write it; prices in cents. */
export type PreviewView = {
  label: string;
  organizerName: string | null;
  placeName: string | null;
  streetAddress: string | null;
  postalCode: string | null;
  locality: string | null;
  themes: readonly Theme[];
  options: readonly string[];
  isPermanent: boolean;
  isFree: boolean;
  minPriceCents: number | null;
  maxPriceCents: number | null;
  /** Absent from checks of a former release. */
  hasPosition?: boolean | undefined;
  periods: readonly { startDate: string; endDate: string; startTime: string | null }[];
  periodCount: number;
};

/** `headings` is empty before the check and for unreadable files. */
export type ReadingView = { headings: readonly HeadingView[]; events: readonly PreviewView[] };

/** Instants are in ISO 8601. */
export type ImportView = {
  id: string;
  organisation: { id: string; name: string } | null;
  fileName: string;
  sizeBytes: number;
  hasFile: boolean;
  /** False for an import of the team. */
  isReviewed: boolean;
  status: ImportStatus;
  createdAt: string;
  finishedAt: string | null;
  /** Number of lines; `total` is 0 while it is unknown. */
  progress: { processed: number; total: number };
  format: 'csv' | 'xlsx' | 'ods';
  encoding: string | null;
  delimiter: string | null;
  /** Null until the check has finished. */
  check: {
    lines: number;
    events: number;
    /** Number of findings that block the whole import. */
    blocking: number;
    /** Number of lines that would not be imported. */
    faults: number;
    warnings: number;
    byPath: readonly FindingGroup[];
    expected: ImportCounts;
  } | null;
  /** Null before anything is written. `rejected` counts lines. */
  outcome:
    | (ImportCounts & {
        rejected: number;
        /** Absent from imports of a former release. */
        doubts?: readonly { reason: LookedUpDoubt; count: number }[] | undefined;
        photosQueued: number;
        photosFailed: number;
      })
    | null;
  failure: ImportFailure | null;
};

export type FindingView = {
  kind: ImportFindingKind;
  /** Line number in the file, counted as spreadsheets do; null for a finding about the file. */
  line: number | null;
  /** Header of the column; null for a finding that concerns no column. */
  path: string | null;
  code: ImportFault;
  /** Physical line of content that the CSV parser cannot read; `message` is then the reason. */
  row: number | null;
  expected: string | null;
  obtained: string | null;
  message: string | null;
  extId: string | null;
};

/** Filter of findings; null means no filter, `page` starts at 0. */
export type FindingFilter = {
  kind: ImportFindingKind | null;
  path: string | null;
  code: ImportFault | null;
  page: number;
};

/** Whether the columns of the headings can be changed. */
export const hasReading = ({ status, check }: Pick<ImportView, 'status' | 'check'>): boolean =>
  check !== null && (status === 'ready' || status === 'blocked');

export const eventsToWrite = ({ created, updated }: ImportCounts): number => created + updated;
