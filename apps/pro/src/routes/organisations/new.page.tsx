import { OrganisationNew } from '../../features/organisations/organisation-new.tsx';
import { say } from '../../features/organisations/organisation-words.ts';
import { productName } from '../../lib/product.ts';

/** `/org/organisations/new`. */
export const NewOrganisationPage = () => (
  <>
    <title>{`${say('create.title')} · ${productName}`}</title>
    <OrganisationNew />
  </>
);
