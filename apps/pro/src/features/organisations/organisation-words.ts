import { formatInstantDay } from '@parages/ui/format/day.fr';
import { problemKey } from '../../lib/problem-key.ts';
import { sayLimit } from '../../lib/say-limit.ts';
import { addTexts, textsOf } from '../../lib/texts.ts';
import { organisationsFr } from './organisations.fr.ts';

/** Namespace of the organisation texts. */
export const organisationsTexts = addTexts('organisations', organisationsFr);
export const say = textsOf(organisationsTexts);

/** Message for a refusal of the API. */
export const sentenceOf = (error: unknown): string =>
  sayLimit(error) ?? say(`problems.${problemKey(organisationsFr.problems, error)}`);

/** "14 juin 2031": day in Paris of an instant of the API. */
export const dayOf = (instant: string): string => formatInstantDay(new Date(instant));
