import type { CampaignFault } from '@parages/contracts/vocabulary/campaigns/campaign-states';
import { shiftDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { campaignLimits, limits } from '@parages/contracts/vocabulary/limits';

/** The last day a campaign may begin. */
export const lastStart = (today: string): string => shiftDay(today, campaignLimits.furthestDays);

/**
 * The title of a campaign that has none of its own: the label of its event, cut at the longest
 * title.
 */
export const titleOf = (label: string): string => [...label].slice(0, limits.label.max).join('');

/**
 * The event of a campaign, as far as it decides whether the campaign can begin. `lastDay`: of its
 * dates; null when it is there all year round.
 */
export type Candidate = { isPublished: boolean; lastDay: string | null };

const details: Record<CampaignFault, string> = {
  past: 'This day is over',
  too_far: 'This day is more than a year away',
  after_event: 'The event is over by then',
  not_published: 'Visitors do not see this event',
};

/** What is wrong with a field. */
export type Fault = { pointer: string; code: CampaignFault; detail: string };

/** Why a campaign cannot begin, field by field; empty when it can. */
export function faultsOf(
  { startDate, today }: { startDate: string; today: string },
  { isPublished, lastDay }: Candidate,
): Fault[] {
  const found: [string, CampaignFault][] = [];
  if (!isPublished) found.push(['/body/poiId', 'not_published']);
  if (startDate < today) found.push(['/body/startDate', 'past']);
  else if (startDate > lastStart(today)) found.push(['/body/startDate', 'too_far']);
  else if (lastDay !== null && startDate > lastDay) found.push(['/body/startDate', 'after_event']);
  return found.map(([pointer, code]) => ({ pointer, code, detail: details[code] }));
}
