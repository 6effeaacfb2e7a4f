import { OrganisationList } from '../../features/organisations/organisation-list.tsx';

export const OrganisationsPage = () => <OrganisationList />;
