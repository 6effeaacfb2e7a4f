import { Problem } from '../../platform/problem.ts';
import type { MyOrganisations, Organisation, OrganisationChanges, OrganisationDraft } from './organisations.schema.ts';

export type OrganisationsService = {
  list: (accountId: string) => Promise<MyOrganisations>;
  create: (accountId: string, draft: OrganisationDraft, proOrigin: string) => Promise<Organisation>;
  get: (accountId: string, id: string) => Promise<Organisation>;
  update: (accountId: string, id: string, changes: OrganisationChanges) => Promise<Organisation>;
  resubmit: (accountId: string, id: string, version: number, proOrigin: string) => Promise<Organisation>;
};

const later = async (): Promise<never> => {
  throw new Problem('service_unavailable');
};

export const organisationsService = (): OrganisationsService => ({
  list: later,
  create: later,
  get: later,
  update: later,
  resubmit: later,
});
