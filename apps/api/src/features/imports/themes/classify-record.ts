import type { KeptReason } from '@parages/contracts/vocabulary/imports/kept-reasons';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { scoreThemes, themesOf } from './choose-themes.ts';
import { keptWeights, scoreAgainstOuting } from './find-kept-reason.ts';
import type { RecordText } from './record-text.ts';

/** `keptReason` is null for an outing; a record that is kept back has no theme. */
export type Classified = { themes: Theme[]; keptReason: KeptReason | null };

export function classifyRecord(record: RecordText): Classified {
  const scores = scoreThemes(record);
  const themes = themesOf(scores);
  const { points, reason } = scoreAgainstOuting(record);
  const most = Math.max(0, ...scores.points.values());
  const bar = themes.length === 0 ? keptWeights.barWithoutTheme : keptWeights.bar;
  const isKept = points >= bar && (themes.length === 0 || points >= keptWeights.share * most);
  return isKept && reason !== undefined
    ? { themes: [], keptReason: reason }
    : { themes, keptReason: null };
}
