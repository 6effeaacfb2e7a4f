import { problemKey } from '../../../lib/problem-key.ts';
import { sayLimit } from '../../../lib/say-limit.ts';
import { addTexts, textsOf } from '../../../lib/texts.ts';
import { logoFr } from './logo.fr.ts';

export const logoTexts = addTexts('logo', logoFr);
const say = textsOf(logoTexts);

export const sayLogoFault = (error: unknown): string =>
  sayLimit(error) ?? say(`faults.${problemKey(logoFr.faults, error)}`);
