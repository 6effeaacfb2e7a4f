import { Home } from '../features/home/home.tsx';

export const HomePage = () => <Home />;
