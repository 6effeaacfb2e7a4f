import { Home } from '../features/home/home.tsx';

/** `/org/home`. */
export const HomePage = () => <Home />;
