import { formatPlainDay } from '@parages/ui/format/day.fr';
import { problemKey } from '../../lib/problem-key.ts';
import { addTexts, textsOf } from '../../lib/texts.ts';
import { campaignsFr } from './campaigns.fr.ts';

export const campaignsTexts = addTexts('campaigns', campaignsFr);
export const say = textsOf(campaignsTexts);

export const sentenceOf = (error: unknown): string =>
  say(`problems.${problemKey(campaignsFr.problems, error)}`);

/** A period as text: "Du 3 juin au 9 juin", "Le 3 juin". Days are `yyyy-MM-dd`. */
export const spanOf = (
  { startDate, endDate }: { startDate: string; endDate: string },
  today: string,
): string =>
  startDate === endDate
    ? say('oneDay', { day: formatPlainDay(startDate, today) })
    : say('span', { start: formatPlainDay(startDate, today), end: formatPlainDay(endDate, today) });
