import { sayIn } from '../../../lib/words.ts';
import { tabsFr } from './tabs.fr.ts';

export const say = sayIn('editor-tabs', tabsFr);
