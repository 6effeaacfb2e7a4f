import type { CampaignFault } from '@parages/contracts/vocabulary/campaigns/campaign-states';
import { shiftDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { campaignLimits, limits } from '@parages/contracts/vocabulary/limits';
import { cutText } from '@parages/contracts/vocabulary/text/cut-text';

export const lastStart = (today: string): string => shiftDay(today, campaignLimits.furthestDays);

export const titleOf = (label: string): string => cutText(label, limits.label.max);

/**
 * `lastDay` is the last date of the published version; null for a permanent event, or when there is
 * none.
 */
export type Candidate = { isPublished: boolean; lastDay: string | null };

const details: Record<CampaignFault, string> = {
  past: 'This day is in the past',
  too_far: 'This day is more than a year away',
  after_event: 'The event is over by then',
  not_published: 'This event is not published, or has no theme',
};

export type Fault = { pointer: string; code: CampaignFault; detail: string };

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
