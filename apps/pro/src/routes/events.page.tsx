import { PoiList } from '../features/poi-list/poi-list.tsx';

/** `/org/events`. */
export const EventsPage = () => <PoiList />;
