// Read beforehand: a cold import is longer than a test.
import '../features/editor/images/images-tab.tsx';
import '../features/editor/tabs/categories-tab.tsx';
import '../features/editor/tabs/contacts-tab.tsx';
import '../features/editor/tabs/dates-tab.tsx';
import '../features/editor/tabs/place-tab.tsx';
import '../features/editor/tabs/prices-tab.tsx';
import '../routes/event.page.tsx';
import { aPoi } from './a-poi.ts';
import { type Answers, claude, openPage } from './open-page.tsx';

/** The event of `openEditor`, and where the API has it. */
const editedPoi = aPoi();
export const editedPath = `/org/pois/${editedPoi.id}`;

/** A tab comes by itself, and so does what is saved: each takes a moment. */
export const slowly = { timeout: 5000 };

/** Opens the editor of an event on one of its tabs, as its organiser. */
export const openEditor = (tab: string, answers: Answers = {}) =>
  openPage(`/org/events/${editedPoi.id}?tab=${tab}`, claude({ permissions: ['poi_editor'] }), {
    [`GET ${editedPath}`]: editedPoi,
    'GET /org/features': { items: [] },
    ...answers,
  });
