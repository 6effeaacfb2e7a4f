import { problemKey } from '../../../lib/problem-key.ts';
import { sayLimit } from '../../../lib/say-limit.ts';
import { addTexts, textsOf } from '../../../lib/texts.ts';
import { sourcesFr } from './sources.fr.ts';

export const sourcesTexts = addTexts('sources', sourcesFr);
export const say = textsOf(sourcesTexts);

export const sentenceOf = (error: unknown): string =>
  sayLimit(error) ?? say(`problems.${problemKey(sourcesFr.problems, error)}`);
