import type { ImportCounts } from '@parages/contracts/vocabulary/imports/import-counts.fr';
import type {
  ImportFailure,
  ImportFault,
  ImportFindingKind,
  ImportStatus,
} from '@parages/contracts/vocabulary/imports/import-faults';

/** An import as both sites show it: what the API answers, instants in ISO 8601. */
export type ImportView = {
  id: string;
  organisation: { id: string; name: string } | null;
  fileName: string;
  sizeBytes: number;
  /** The file can be had again. */
  hasFile: boolean;
  /** Its events wait to be read before they are online. */
  isReviewed: boolean;
  status: ImportStatus;
  createdAt: string;
  finishedAt: string | null;
  /** Lines; `total` is 0 until it is known. */
  progress: { processed: number; total: number };
  encoding: string | null;
  delimiter: string | null;
  /** What the check says; null until it is over. */
  check: {
    lines: number;
    events: number;
    /** Findings that cancel the whole import. */
    blocking: number;
    /** Lines that would not be imported. */
    faults: number;
    warnings: number;
    byPath: readonly { path: string | null; kind: ImportFindingKind; count: number }[];
    expected: ImportCounts;
  } | null;
  /** What was written; null until something was. `rejected` are lines. */
  outcome: (ImportCounts & { rejected: number; photosQueued: number; photosFailed: number }) | null;
  failure: ImportFailure | null;
};

/** Something found in a file, as people read it. */
export type FindingView = {
  kind: ImportFindingKind;
  /** The line of the file, as spreadsheets count them; null of the file as a whole. */
  line: number | null;
  /** The header name of its column. */
  path: string | null;
  code: ImportFault;
  /** Of what cannot be read: the physical line, and what the reader says of it. */
  row: number | null;
  expected: string | null;
  obtained: string | null;
  message: string | null;
  extId: string | null;
};

/** Which findings are shown; null is any, `page` begins at 0. */
export type FindingFilter = { kind: ImportFindingKind | null; path: string | null; page: number };

/** Events that a confirmation would write. */
export const eventsToWrite = ({ created, updated }: ImportCounts): number => created + updated;
