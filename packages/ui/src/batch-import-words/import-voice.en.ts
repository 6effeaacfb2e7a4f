import type { ImportCounts } from '@parages/contracts/vocabulary/import-counts.fr';
import { formatInstant } from '../format/instant.en.ts';
import { formatCount } from '../format/number.en.ts';

/** "23 created, 4 updated, 2 skipped (reassigned)". */
function tellCounts({ created, updated, unchanged, skipped }: ImportCounts): string {
  const parts = [
    created > 0 && `${formatCount(created)} created`,
    updated > 0 && `${formatCount(updated)} updated`,
    unchanged > 0 && `${formatCount(unchanged)} unchanged`,
    skipped > 0 && `${formatCount(skipped)} skipped (reassigned)`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(', ') : 'nothing to change';
}

/** The same in English, but what is wrong with a line, which is said as in the error file: in French. */
export const importVoiceEn = { formatCount, formatInstant, tellCounts, frenchLang: 'fr' } as const;
