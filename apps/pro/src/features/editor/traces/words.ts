import { sayIn } from '../../../lib/words.ts';
import { tracesFr } from './traces.fr.ts';

export const say = sayIn('editor-traces', tracesFr);
