import {
  importCellFormats,
  importColumnHelp,
  importGroupLabels,
} from '@parages/contracts/vocabulary/imports/import-columns.en';
import type { ImportCounts } from '@parages/contracts/vocabulary/imports/import-counts.fr';
import { sayFinding } from '@parages/contracts/vocabulary/imports/import-faults.en';
import {
  partialReadingEn,
  reportCountsEn,
  reportListsEn,
  reportReasonsEn,
} from '@parages/contracts/vocabulary/imports/source-report.en';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.en';
import { formatCardDate } from '@parages/ui/format/card-date.en';
import { formatInstant } from '@parages/ui/format/instant.en';
import { formatCount } from '@parages/ui/format/number.en';
import { formatCardPrice } from '@parages/ui/format/price.en';

function formatCounts({ created, updated, unchanged, skipped }: ImportCounts): string {
  const parts = [
    created > 0 && `${formatCount(created)} created`,
    updated > 0 && `${formatCount(updated)} updated`,
    unchanged > 0 && `${formatCount(unchanged)} unchanged`,
    skipped > 0 && `${formatCount(skipped)} skipped (reassigned)`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(', ') : 'nothing to change';
}

/** The error file has French texts in every language. */
export const importVoiceEn = {
  formatCount,
  formatInstant,
  formatCounts,
  sayFinding,
  columns: importColumnHelp,
  groups: importGroupLabels,
  formats: importCellFormats,
  themes: themeLabels,
  formatCardDate,
  formatCardPrice,
  report: {
    partial: partialReadingEn,
    counts: reportCountsEn,
    lists: reportListsEn,
    reasons: reportReasonsEn,
  },
};
