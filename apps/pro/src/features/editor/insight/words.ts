import { addTexts, textsOf } from '../../../lib/texts.ts';
import { insightFr } from './insight.fr.ts';

export const insightTexts = addTexts('insight', insightFr);
export const say = textsOf(insightTexts);
/** Whether an action of the history has words of its own. */
export const isToldAction = (action: string): action is keyof typeof insightFr.history.actions =>
  Object.hasOwn(insightFr.history.actions, action);
