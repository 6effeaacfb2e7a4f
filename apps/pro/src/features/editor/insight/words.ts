import { sayIn } from '../../../lib/words.ts';
import { insightFr } from './insight.fr.ts';

export const say = sayIn('insight', insightFr);
/** Whether an action of the history has words of its own. */
export const isToldAction = (action: string): boolean =>
  Object.hasOwn(insightFr.history.actions, action);
