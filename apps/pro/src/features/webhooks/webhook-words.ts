import { problemKey } from '../../lib/problem-key.ts';
import { sayLimit } from '../../lib/say-limit.ts';
import { say, webhooksFr } from './webhooks.fr.ts';

export const sentenceOf = (error: unknown): string =>
  sayLimit(error) ?? say(`problems.${problemKey(webhooksFr.problems, error)}`);
