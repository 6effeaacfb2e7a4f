import { addTexts, textsOf } from '../../../lib/texts.ts';
import { detailFr } from './detail.fr.ts';

/** Says what the page of one campaign says. */
export const campaignTexts = addTexts('campaign', detailFr);
export const say = textsOf(campaignTexts);
