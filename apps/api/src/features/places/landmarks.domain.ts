import { foldWords } from '@parages/contracts/vocabulary/text/fold-text';
import { type Landmark, landmarks } from './landmark-list.domain.ts';

/** INSEE codes of the communes that their sights make known. */
export const knownCommunes: readonly string[] = [...new Set(landmarks.map(({ insee }) => insee))];

// Visitors omit or add these words: "chateau chambord", "le pont du gard".
const linkWords = new Set(['de', 'du', 'des', 'd', 'la', 'le', 'les', 'l']);
// "chateau" begins too many names.
const minStartLength = 6;

const toKey = (text: string): string =>
  foldWords(text)
    .split(' ')
    .filter((word) => !linkWords.has(word))
    .join(' ');

const keyed = landmarks.map((landmark) => ({ key: toKey(landmark.sight), landmark }));

/** The sight with the name that was typed, else the only one with a name that begins with it. */
export function findLandmark(text: string): Landmark | undefined {
  const typed = toKey(text);
  const whole = keyed.find(({ key }) => key === typed);
  if (whole || typed.length < minStartLength) return whole?.landmark;
  const [begun, other] = keyed.filter(({ key }) => key.startsWith(typed));
  return other === undefined ? begun?.landmark : undefined;
}
