import { type AskRegistryDeps, askRegistry } from './ask-registry.ts';
import { checkCompany } from './check-company.ts';
import { lookUpCompany } from './look-up-company.ts';
import { lookupLimit } from './lookup-limit.ts';

export type CompaniesDeps = AskRegistryDeps & Parameters<typeof lookupLimit>[0];

export const companiesService = ({ registry, clock, onUnreachable }: CompaniesDeps) => {
  const parts = { limit: lookupLimit({ clock }), ask: askRegistry({ registry, onUnreachable }) };
  return { lookUpFor: lookUpCompany(parts), check: checkCompany(parts) };
};

export type CompaniesService = ReturnType<typeof companiesService>;
