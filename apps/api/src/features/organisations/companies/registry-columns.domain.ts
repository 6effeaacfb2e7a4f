import type { CompanyLookup } from '../organisations.schema.ts';

/** The columns that keep the answer of the company registry. */
type RegistryColumns = {
  siren: string;
  registryState: CompanyLookup['state'];
  registry: string | null;
};

/** The columns of a new answer. */
export const registryColumns = ({ siren, state, company }: CompanyLookup): RegistryColumns => ({
  siren,
  registryState: state,
  registry: company === null ? null : JSON.stringify(company),
});
