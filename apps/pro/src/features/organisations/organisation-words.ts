import { ApiProblem } from '@parages/contracts/api-problem';
import { formatInstantDay } from '@parages/ui/format/day.fr';
import { sayLimit } from '../../lib/say-limit.ts';
import { sayIn } from '../../lib/words.ts';
import { organisationsFr } from './organisations.fr.ts';

/** Says what screens of organisations say. */
export const say = sayIn('organisations', organisationsFr);

/** The sentence of a refusal. */
export const sentenceOf = (error: unknown): string =>
  sayLimit(error) ??
  say(
    `problems.${error instanceof ApiProblem && error.code in organisationsFr.problems ? error.code : 'other'}`,
  );

/** "14 juin 2031", in Paris, of an instant of the wire. */
export const dayOf = (instant: string): string => formatInstantDay(new Date(instant));
