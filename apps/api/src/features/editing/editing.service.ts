import { Problem } from '../../platform/problem.ts';
import type { Asker } from './asker.domain.ts';
import type { CreationBody, HistoryQuery, ListQuery, LiveStateBody, TabBodies } from './editing.schema.ts';
import type { Acceptance, Archival, Refusal, Submission } from './lifecycle/lifecycle.schema.ts';
import type { FeatureList, OrganiserPoi, OrganiserPoiList, PoiHistory } from './organiser-poi.schema.ts';

/** Where both sites are, for the links of mails. */
export type Origins = { site: string; pro: string };

type Named = { version: number };

/** A move of an event from state to state. */
export type Move =
  | ({ to: 'submission' } & Submission)
  | ({ to: 'publication' | 'revision' | 'discarding' | 'undoing' } & Named)
  | ({ to: 'archival' } & Archival)
  | ({ to: 'acceptance' } & Acceptance)
  | ({ to: 'refusal' } & Refusal);

export type EditingService = {
  list: (asker: Asker, query: ListQuery) => Promise<OrganiserPoiList>;
  listFeatures: () => Promise<FeatureList>;
  create: (asker: Asker, body: CreationBody) => Promise<OrganiserPoi>;
  get: (asker: Asker, poiId: string) => Promise<OrganiserPoi>;
  listHistory: (asker: Asker, poiId: string, query: HistoryQuery) => Promise<PoiHistory>;
  duplicate: (asker: Asker, poiId: string, organisationId: string | undefined) => Promise<OrganiserPoi>;
  setLiveState: (asker: Asker, poiId: string, body: LiveStateBody) => Promise<OrganiserPoi>;
  save: <Tab extends keyof TabBodies>(asker: Asker, poiId: string, tab: Tab, body: TabBodies[Tab]) => Promise<OrganiserPoi>;
  move: (asker: Asker, poiId: string, move: Move, origins: Origins) => Promise<OrganiserPoi>;
  addTrace: (asker: Asker, poiId: string, form: { version: number; file: Buffer }) => Promise<OrganiserPoi>;
  removeTrace: (asker: Asker, poiId: string, version: number) => Promise<OrganiserPoi>;
};

const soon = async (): Promise<never> => {
  throw new Problem('service_unavailable');
};

/** Writing events. */
export const editingService = (): EditingService => ({
  list: soon,
  listFeatures: soon,
  create: soon,
  get: soon,
  listHistory: soon,
  duplicate: soon,
  setLiveState: soon,
  save: soon,
  move: soon,
  addTrace: soon,
  removeTrace: soon,
});
