import type { PoiTab } from '@parages/contracts/vocabulary/events/poi-tabs';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import type { Values } from '../editor-tabs.ts';

/** The steps of a creation in order, each with the tabs whose fields it shows. */
export const stepTabs = {
  dates: ['dates', 'categories'],
  place: ['place'],
  prices: ['prices', 'contacts'],
  images: ['images'],
  traces: ['traces'],
  summary: [],
} as const satisfies Record<string, readonly PoiTab[]>;

export type Step = keyof typeof stepTabs;

const allSteps: readonly Step[] = ['dates', 'place', 'prices', 'images', 'traces', 'summary'];
const tourThemes: readonly Theme[] = [
  'promenades-a-pied',
  'promenades-a-velo',
  'promenades-a-cheval',
];

/** The steps of an event: that of the tracks only for a walk or a ride, or when there is a track. */
export function stepsOf({ categories: { themes }, traces: { tour } }: Values): readonly Step[] {
  const isTour = tour !== null || themes.some((theme) => tourThemes.includes(theme));
  return isTour ? allSteps : allSteps.filter((step) => step !== 'traces');
}

const tabsOf = (step: Step): readonly PoiTab[] => stepTabs[step];

/** The step that shows the fields of a tab; undefined for a tab that is in no step. */
export const stepOf = (tab: PoiTab): Step | undefined =>
  allSteps.find((step) => tabsOf(step).includes(tab));

/** The step that a text of the address names, by its own name or by that of one of its tabs. */
export const readStep = (text: string | null, steps: readonly Step[]): Step | undefined =>
  steps.find((step) => step === text || tabsOf(step).some((tab) => tab === text));

export const neighbourOf = (step: Step, away: 1 | -1, steps: readonly Step[]): Step | undefined =>
  steps[steps.indexOf(step) + away];

/** The number of errors in the tabs of a step. */
export const countOf = (step: Step, counts: ReadonlyMap<PoiTab, number>): number =>
  tabsOf(step).reduce((sum, tab) => sum + (counts.get(tab) ?? 0), 0);

/** Whether a step has optional tabs only, all of them empty. */
export const isEmptyStep = (step: Step, emptyTabs: ReadonlySet<PoiTab>): boolean =>
  tabsOf(step).every((tab) => emptyTabs.has(tab));

/**
 * Optional tabs that are empty, hence neither complete nor incomplete. Always has the campaigns
 * tab: it is not part of the form.
 */
export const emptyTabsOf = ({
  contacts: { contacts },
  traces: { tour },
}: Values): ReadonlySet<PoiTab> =>
  new Set<PoiTab>([
    'campaigns',
    ...(contacts.length === 0 ? (['contacts'] as const) : []),
    ...(tour === null ? (['traces'] as const) : []),
  ]);
