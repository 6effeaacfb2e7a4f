import type { CampaignFault } from '@parages/contracts/vocabulary/campaign-states';
import { shiftDay } from '@parages/contracts/vocabulary/date-presets';
import { limits } from '@parages/contracts/vocabulary/limits';

/** What a week costs, excluding VAT, and the VAT on it; null where the seller is exempt. */
export type Tariff = { weeklyRateCents: number; vatPercent: number | null };

export type Price = { exclVatCents: number; vatCents: number; inclVatCents: number };

const daysOfWeek = 7;
const percent = 100;

/** The last day of a campaign, included. */
export const lastDayOf = (startDate: string, weeks: number): string => shiftDay(startDate, daysOfWeek * weeks - 1);

/** What so many weeks cost. VAT is rounded once, on the line. */
export function priceOf(weeks: number, { weeklyRateCents, vatPercent }: Tariff): Price {
  const exclVatCents = weeks * weeklyRateCents;
  const vatCents = Math.round((exclVatCents * (vatPercent ?? 0)) / percent);
  return { exclVatCents, vatCents, inclVatCents: exclVatCents + vatCents };
}

/** The last day a campaign may begin. */
export const lastStart = (today: string): string => shiftDay(today, limits.campaign.furthestDays);

/** What is put forward, as far as it decides whether it may be. `lastDay`: of its dates; null when it is there all year round. */
export type Candidate = { isPublished: boolean; lastDay: string | null };

const details: Record<CampaignFault, string> = {
  past: 'This day is over',
  too_far: 'This day is more than a year away',
  after_event: 'The event is over by then',
  not_published: 'Visitors do not see this event',
};

/** What is wrong with a field. */
export type Fault = { pointer: string; code: CampaignFault; detail: string };

/** What keeps a campaign from beginning, field by field; nothing when nothing does. */
export function faultsOf({ startDate, today }: { startDate: string; today: string }, { isPublished, lastDay }: Candidate): Fault[] {
  const found: [string, CampaignFault][] = [];
  if (!isPublished) found.push(['/body/poiId', 'not_published']);
  if (startDate < today) found.push(['/body/startDate', 'past']);
  else if (startDate > lastStart(today)) found.push(['/body/startDate', 'too_far']);
  else if (lastDay !== null && startDate > lastDay) found.push(['/body/startDate', 'after_event']);
  return found.map(([pointer, code]) => ({ pointer, code, detail: details[code] }));
}
