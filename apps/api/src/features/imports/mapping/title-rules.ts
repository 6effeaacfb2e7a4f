import type { LiveState } from '@parages/contracts/vocabulary/events/live-states';
import { foldWords } from '@parages/contracts/vocabulary/text/fold-text';
import { titleLiveStates } from './title-words.fr.ts';

export function liveStateOfTitle(label: string): LiveState {
  const [first = ''] = foldWords(label).split(' ');
  const found = titleLiveStates.find(([, words]) => words.includes(first));
  return found?.[0] ?? 'scheduled';
}
