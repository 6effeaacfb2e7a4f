import type { CompanyLookup } from '../organisations.schema.ts';

/** `registry` is JSON text. */
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
