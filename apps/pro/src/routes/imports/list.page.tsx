import { ImportsHome } from '../../features/imports/imports-home.tsx';

/** `/org/imports`. */
export const ImportsPage = () => <ImportsHome />;
