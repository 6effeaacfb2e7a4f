import { NewEvent } from '../features/editor/steps/new-event.tsx';

export const NewEventPage = () => <NewEvent />;
