import { tellImportCounts } from '@parages/contracts/vocabulary/import-counts.fr';
import { sayFinding } from '@parages/contracts/vocabulary/import-faults.fr';
import { formatInstant } from '../format/instant.fr.ts';
import { formatCount } from '../format/number.fr.ts';

/** What the screens of batch import count, date and explain, in French. */
export const importVoiceFr = { formatCount, formatInstant, tellCounts: tellImportCounts, sayFinding };
