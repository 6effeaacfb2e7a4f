import { OrganisationNew } from '../../features/organisations/organisation-new.tsx';

/** `/org/organisations/new`. */
export const NewOrganisationPage = () => <OrganisationNew />;
