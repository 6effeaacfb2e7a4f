import { sayIn } from '../../lib/words.ts';
import { moderationFr } from './moderation.fr.ts';

export const say = sayIn('moderation', moderationFr);
