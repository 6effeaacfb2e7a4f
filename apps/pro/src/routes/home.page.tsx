import { Home } from '../features/home/home.tsx';
import { KeptOffers } from '../features/kept-drafts/kept-offers.tsx';

export const HomePage = () => <Home offers={<KeptOffers />} />;
