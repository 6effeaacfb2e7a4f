import { sayIn } from '../../../lib/words.ts';
import { moderationFr } from './moderation.fr.ts';

/** Says what moderators of campaigns read. */
export const say = sayIn('campaign-moderation', moderationFr);
