import { differenceInDays } from 'date-fns/differenceInDays';
import { problemKey } from '../../lib/problem-key.ts';
import { addTexts, textsOf } from '../../lib/texts.ts';
import { reviewFr } from './review.fr.ts';

export const organisationReviewTexts = addTexts('organisationReview', reviewFr);
export const say = textsOf(organisationReviewTexts);

export const sentenceOf = (error: unknown): string =>
  say(`problems.${problemKey(reviewFr.problems, error)}`);

export function ageOf(instant: string, now: Date): string {
  const days = differenceInDays(now, instant);
  return days < 1 ? say('today') : say('days', { count: days });
}
