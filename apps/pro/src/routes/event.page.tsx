import { EditorPage } from '../features/editor/editor-page.tsx';

/** `/org/events/{eventId}`. */
export const EventPage = () => <EditorPage />;
