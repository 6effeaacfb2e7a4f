import { OrganisationList } from '../../features/organisations/organisation-list.tsx';

/** `/org/organisations`. */
export const OrganisationsPage = () => <OrganisationList />;
