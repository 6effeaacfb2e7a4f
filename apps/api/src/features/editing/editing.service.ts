import type { Asker } from '../../platform/access/asker.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { LettersService } from '../letters/letters.service.ts';
import { confirmPlace } from './content/confirm-place.ts';
import { savePoiTab } from './content/save-poi-tab.ts';
import type { PoiDraftsService } from './drafts/poi-drafts.service.ts';
import { findEarlierRefusal } from './history/find-earlier-refusal.ts';
import { listPoiHistory } from './history/list-poi-history.ts';
import { actOnPois } from './lifecycle/bulk/act-on-pois.ts';
import { type DecidePoisDeps, decidePois } from './lifecycle/bulk/decide-pois.ts';
import type { LifecycleService } from './lifecycle/lifecycle.service.ts';
import type { LifecycleMailsService } from './lifecycle/lifecycle-mails.service.ts';
import { movePoi } from './lifecycle/moves/move-poi.ts';
import { setLiveState } from './lifecycle/moves/set-live-state.ts';
import type { PoiChangesService } from './poi-changes.service.ts';
import { findShownVersion } from './reading/find-shown-version.ts';
import { getOrganiserPoi } from './reading/get-organiser-poi.ts';
import { listFeatures } from './reading/list-features.ts';
import { listOrganiserPois } from './reading/list-organiser-pois.ts';
import { listReusableContent } from './reading/list-reusable-content.ts';
import { addTrace } from './traces/add-trace.ts';
import { removeTrace } from './traces/remove-trace.ts';

type DecisionMails = { letters: LifecycleMailsService } & Pick<DecidePoisDeps, 'digests'>;

export type EditingDeps = {
  db: Db;
  clock: Clock;
  poiChanges: PoiChangesService;
  lifecycle: LifecycleService;
  drafts: Pick<PoiDraftsService, 'delete'>;
  letters: Pick<LettersService, 'queueChangeAlerts' | 'queueDateAlerts'>;
  decisionMails: DecisionMails;
};

export const editingService = (deps: EditingDeps) => ({
  list: listOrganiserPois(deps),
  listFeatures: listFeatures(deps),
  listReusableContent: listReusableContent(deps),
  get: getOrganiserPoi(deps),
  findShownVersion: findShownVersion(deps),
  listHistory: listPoiHistory(deps),
  findEarlierRefusal: findEarlierRefusal(deps),
  save: savePoiTab(deps),
  move: movePoi(deps),
  decideAll: decidePois({
    poiChanges: deps.poiChanges,
    lifecycle: deps.lifecycle,
    ...deps.decisionMails,
  }),
  actOnAll: actOnPois({
    poiChanges: deps.poiChanges,
    drafts: deps.drafts,
    ...deps.decisionMails,
  }),
  setLiveState: setLiveState(deps),
  confirmPlace: confirmPlace(deps),
  assertMayWrite: (asker: Asker, poiId: string): Promise<void> =>
    deps.poiChanges.assertMayWrite({ asker, poiId }),
  addTrace: addTrace(deps),
  removeTrace: removeTrace(deps),
});

export type EditingService = ReturnType<typeof editingService>;
