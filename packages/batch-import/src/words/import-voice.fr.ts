import {
  importCellFormats,
  importColumnHelp,
  importGroupLabels,
} from '@parages/contracts/vocabulary/imports/import-columns.fr';
import { formatImportCounts } from '@parages/contracts/vocabulary/imports/import-counts.fr';
import { sayFinding } from '@parages/contracts/vocabulary/imports/import-faults.fr';
import {
  partialReadingFr,
  reportCountsFr,
  reportListsFr,
  reportReasonsFr,
} from '@parages/contracts/vocabulary/imports/source-report.fr';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.fr';
import { formatCardDate } from '@parages/ui/format/card-date.fr';
import { formatInstant } from '@parages/ui/format/instant.fr';
import { formatCount } from '@parages/ui/format/number.fr';
import { formatCardPrice } from '@parages/ui/format/price.fr';

export const importVoiceFr = {
  formatCount,
  formatInstant,
  formatCounts: formatImportCounts,
  sayFinding,
  columns: importColumnHelp,
  groups: importGroupLabels,
  formats: importCellFormats,
  themes: themeLabels,
  formatCardDate,
  formatCardPrice,
  report: {
    partial: partialReadingFr,
    counts: reportCountsFr,
    lists: reportListsFr,
    reasons: reportReasonsFr,
  },
};
