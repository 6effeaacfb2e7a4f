import type { CompanyLookup } from '../organisations.schema.ts';

/** `registry` is JSON text. */
export type RegistryColumns = {
  siren: string | null;
  registryState: CompanyLookup['state'];
  registry: string | null;
};

/** Of an association without a SIREN, which no registry of companies lists. */
export const unregistered: RegistryColumns = {
  siren: null,
  registryState: 'unchecked',
  registry: null,
};

export const registryColumns = ({ siren, state, company }: CompanyLookup): RegistryColumns => ({
  siren,
  registryState: state,
  registry: company === null ? null : JSON.stringify(company),
});
