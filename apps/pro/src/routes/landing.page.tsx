import { Landing } from '../features/landing/landing.tsx';

export const LandingPage = () => <Landing />;
