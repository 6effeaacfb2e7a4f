import type { CompanyLookup } from '../organisations.schema.ts';

/** `siren` is null for an association that declares its RNA number alone. `registry` is JSON text. */
export type RegistryColumns = {
  siren: string | null;
  registryState: CompanyLookup['state'];
  registry: string | null;
};

export const registryColumns = (
  siren: string | null,
  { state, company }: Omit<CompanyLookup, 'siren'>,
): RegistryColumns => ({
  siren,
  registryState: state,
  registry: company === null ? null : JSON.stringify(company),
});
