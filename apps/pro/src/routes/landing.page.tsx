import { Landing } from '../features/landing/landing.tsx';

/** `/org`. */
export const LandingPage = () => <Landing />;
