import { problemKey } from '../../lib/problem-key.ts';
import { sayLimit } from '../../lib/say-limit.ts';
import { addTexts, textsOf } from '../../lib/texts.ts';
import { organisationsFr } from './organisations.fr.ts';

export const organisationsTexts = addTexts('organisations', organisationsFr);
export const say = textsOf(organisationsTexts);

export const sentenceOf = (error: unknown): string =>
  sayLimit(error) ?? say(`problems.${problemKey(organisationsFr.problems, error)}`);
