import { KeptOffers } from '../features/kept-drafts/kept-offers.tsx';
import { PoiList } from '../features/poi-list/poi-list.tsx';

export const EventsPage = () => <PoiList offers={<KeptOffers />} />;
