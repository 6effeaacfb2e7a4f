import { NewEvent } from '../features/editor/steps/new-event.tsx';

/** `/org/events/new`. */
export const NewEventPage = () => <NewEvent />;
