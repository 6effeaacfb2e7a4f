import { OrganisationList } from '../../features/organisations/organisation-list.tsx';
import { say } from '../../features/organisations/organisation-words.ts';
import { productName } from '../../lib/product.ts';

/** `/org/organisations`. */
export const OrganisationsPage = () => (
  <>
    <title>{`${say('list.title')} · ${productName}`}</title>
    <OrganisationList />
  </>
);
