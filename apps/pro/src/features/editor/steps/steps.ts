import type { PoiTab } from '@parages/contracts/vocabulary/events/poi-tabs';
import type { Values } from '../editor-tabs.ts';

/** The steps of a creation, in order; all but the last are tabs of the edition. */
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

/** The step an address names; undefined for none, or none of ours. */
export const readStep = (text: string | null): Step | undefined =>
  steps.find((step) => step === text);

/** The step after or before one; undefined past the ends. */
export const neighbourOf = (step: Step, away: 1 | -1): Step | undefined =>
  steps[steps.indexOf(step) + away];

/** What may be left empty, and is: nothing says yet whether it is done. Campaigns are no part of what is written. */
export const untoldIn = ({
  contacts: { contacts },
  traces: { tour },
}: Values): ReadonlySet<Step | PoiTab> =>
  new Set<PoiTab>([
    'campaigns',
    ...(contacts.length === 0 ? (['contacts'] as const) : []),
    ...(tour === null ? (['traces'] as const) : []),
  ]);
