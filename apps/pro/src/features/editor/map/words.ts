import { sayIn } from '../../../lib/words.ts';
import { mapFr } from './map.fr.ts';

export const say = sayIn('editor-map', mapFr);
