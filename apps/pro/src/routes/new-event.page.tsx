import { NewEvent } from '../features/editor/new-event.tsx';

/** `/org/events/new`. */
export const NewEventPage = () => <NewEvent />;
