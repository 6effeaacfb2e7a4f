import type { KeptReason } from '@parages/contracts/vocabulary/imports/kept-reasons';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { scoreThemes, themesOf } from './choose-themes.ts';
import { keptWeights, scoreAgainstOuting } from './find-kept-reason.ts';
import type { RecordText } from './record-text.ts';

/** `keptReason` is null for an outing; a record that is kept back has no theme. */
export type Classified = { themes: Theme[]; keptReason: KeptReason | null };

export function classifyRecord(record: RecordText): Classified {
  const scores = scoreThemes(record);
  const outing = Math.max(0, ...scores.values());
  const { points, reason } = scoreAgainstOuting(record);
  const isKept = points >= keptWeights.bar && points >= keptWeights.share * outing;
  return isKept && reason !== undefined
    ? { themes: [], keptReason: reason }
    : { themes: themesOf(scores), keptReason: null };
}
