import { OrganisationNew } from '../../features/organisations/organisation-new.tsx';

export const NewOrganisationPage = () => <OrganisationNew />;
