import { sayIn } from '../../../lib/words.ts';
import { detailFr } from './detail.fr.ts';

/** Says what the page of one campaign says. */
export const say = sayIn('campaign', detailFr);
