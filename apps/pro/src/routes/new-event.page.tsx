import { withDrafts } from '../features/editor/saving/drafts/with-drafts.ts';
import { NewEvent } from '../features/editor/steps/new-event.tsx';

const NewEventPage = () => <NewEvent />;

export const load = () => withDrafts(NewEventPage);
