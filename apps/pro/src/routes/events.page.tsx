import { PoiList } from '../features/poi-list/poi-list.tsx';

export const EventsPage = () => <PoiList />;
