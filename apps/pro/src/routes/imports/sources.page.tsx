import { SourcesHome } from '../../features/imports/sources/sources-home.tsx';

export const SourcesPage = () => <SourcesHome />;
