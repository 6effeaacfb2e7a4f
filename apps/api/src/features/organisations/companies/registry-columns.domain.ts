import type { CompanyLookup } from '../organisations.schema.ts';

/** `registry` is JSON text. */
export type RegistryColumns = {
  siren: string | null;
  registryState: CompanyLookup['state'];
  registry: string | null;
};

/** What the registry says of an association that declares its RNA number and no SIREN. */
export const associationColumns = ({
  state,
  company,
}: Omit<CompanyLookup, 'siren'>): RegistryColumns => ({
  siren: null,
  registryState: state,
  registry: company === null ? null : JSON.stringify(company),
});

export const registryColumns = ({ siren, state, company }: CompanyLookup): RegistryColumns => ({
  siren,
  registryState: state,
  registry: company === null ? null : JSON.stringify(company),
});
