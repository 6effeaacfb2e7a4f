import type { PoiTab } from '@parages/contracts/vocabulary/events/poi-tabs';
import type { Values } from '../editor-tabs.ts';

export const steps = [
  'categories',
  'dates',
  'place',
  'prices',
  'images',
  'contacts',
  'summary',
] as const satisfies readonly (PoiTab | 'summary')[];
export type Step = (typeof steps)[number];

export const readStep = (text: string | null): Step | undefined =>
  steps.find((step) => step === text);

export const neighbourOf = (step: Step, away: 1 | -1): Step | undefined =>
  steps[steps.indexOf(step) + away];

/**
 * Optional tabs that are empty, hence neither complete nor incomplete. Always has the campaigns
 * tab: it is not part of the form.
 */
export const emptyTabsOf = ({
  contacts: { contacts },
  traces: { tour },
}: Values): ReadonlySet<Step | PoiTab> =>
  new Set<PoiTab>([
    'campaigns',
    ...(contacts.length === 0 ? (['contacts'] as const) : []),
    ...(tour === null ? (['traces'] as const) : []),
  ]);
