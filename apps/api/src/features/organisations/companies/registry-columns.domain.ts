import type { CompanyLookup } from '../organisations.schema.ts';

/** The columns that store the answer of the company registry. */
type RegistryColumns = {
  siren: string;
  registryState: CompanyLookup['state'];
  registry: string | null;
};

export const registryColumns = ({ siren, state, company }: CompanyLookup): RegistryColumns => ({
  siren,
  registryState: state,
  registry: company === null ? null : JSON.stringify(company),
});
