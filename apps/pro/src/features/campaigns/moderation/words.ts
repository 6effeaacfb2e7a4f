import { addTexts, textsOf } from '../../../lib/texts.ts';
import { moderationFr } from './moderation.fr.ts';

/** Says what moderators of campaigns read. */
export const campaignModerationTexts = addTexts('campaignModeration', moderationFr);
export const say = textsOf(campaignModerationTexts);
