import { problemKey } from '../../../lib/problem-key.ts';
import { sayLimit } from '../../../lib/say-limit.ts';
import { textsOf } from '../../../lib/texts.ts';
import { keysFr, keysTexts } from './keys.fr.ts';

export const say = textsOf(keysTexts);

export const sentenceOf = (error: unknown): string =>
  sayLimit(error) ?? say(`problems.${problemKey(keysFr.problems, error)}`);
