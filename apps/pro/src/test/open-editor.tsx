// Preloaded: a cold import exceeds the test timeout.
import '../features/editor/images/images-tab.tsx';
import '../features/editor/lifecycle/giving-up.tsx';
import '../features/editor/lifecycle/submit-panel.tsx';
import '../features/editor/saving/after-merge.ts';
import '../features/editor/saving/conflict-body.tsx';
import '../features/editor/saving/sendable.ts';
import '../features/editor/saving/unsaved-list.tsx';
import '../features/editor/steps/first-step.tsx';
import '../features/editor/steps/summary.tsx';
import '../features/editor/tabs/categories-tab.tsx';
import '../features/editor/tabs/contacts-tab.tsx';
import '../features/editor/tabs/dates-tab.tsx';
import '../features/editor/tabs/place-tab.tsx';
import '../features/editor/tabs/prices-tab.tsx';
import '../routes/event.page.tsx';
import { aPoi } from './a-poi.ts';
import { type Answers, claude, openPage } from './open-page.tsx';

const editedPoi = aPoi();
export const editedPath = `/org/pois/${editedPoi.id}`;

export const slowly = { timeout: 5000 };

export const openEditor = (tab: string, answers: Answers = {}) =>
  openPage(`/org/events/${editedPoi.id}?tab=${tab}`, claude({ permissions: ['poi_editor'] }), {
    [`GET ${editedPath}`]: editedPoi,
    [`GET ${editedPath}/date-states`]: { items: [], recipientCount: 0 },
    'GET /org/features': { items: [] },
    'GET /addresses': { items: [] },
    ...answers,
  });
