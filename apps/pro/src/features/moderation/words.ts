import { addTexts, textsOf } from '../../lib/texts.ts';
import { moderationFr } from './moderation.fr.ts';

export const moderationTexts = addTexts('moderation', moderationFr);
export const say = textsOf(moderationTexts);
