import { ApiProblem } from '@parages/contracts/api-problem';
import { formatPlainDay } from '@parages/ui/format/day.fr';
import { sayIn } from '../../lib/words.ts';
import { campaignsFr } from './campaigns.fr.ts';

/** Says what screens of campaigns say. */
export const say = sayIn('campaigns', campaignsFr);

/** The sentence of a refusal. */
export const sentenceOf = (error: unknown): string =>
  say(
    `problems.${error instanceof ApiProblem && error.code in campaignsFr.problems ? error.code : 'other'}`,
  );

/** "Du 3 juin au 9 juin", days `yyyy-MM-dd`. */
export const tellSpan = (
  { startDate, endDate }: { startDate: string; endDate: string },
  today: string,
): string =>
  say('span', { start: formatPlainDay(startDate, today), end: formatPlainDay(endDate, today) });
