import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { reportOfFile } from '@parages/contracts/vocabulary/imports/file-report';
import type { SourceReport } from '@parages/contracts/vocabulary/imports/source-report';
import type { ImportView } from '../import-view.ts';

type Reported = Pick<ImportView, 'fileName' | 'createdAt' | 'finishedAt' | 'outcome'> & {
  check: NonNullable<ImportView['check']>;
};

/** What the import has written, and before it what it would write. */
export const reportOfView = ({
  fileName,
  createdAt,
  finishedAt,
  check,
  outcome,
}: Reported): SourceReport =>
  reportOfFile({
    fileName,
    day: parisDay(new Date(finishedAt ?? createdAt)),
    check,
    counts: outcome ?? check.expected,
    doubts: outcome === null ? undefined : (outcome.doubts ?? []),
  });
