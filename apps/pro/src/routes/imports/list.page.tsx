import { ImportsHome } from '../../features/imports/imports-home.tsx';

export const ImportsPage = () => <ImportsHome />;
