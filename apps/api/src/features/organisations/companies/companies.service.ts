import {
  type AskRegistryDeps,
  askAssociation,
  askRegistry,
  searchRegistry,
} from './ask-registry.ts';
import { checkNumbers } from './check-numbers.ts';
import { lookUpCompany } from './look-up-company.ts';
import { lookupLimit } from './lookup-limit.ts';
import { searchCompanies } from './search-companies.ts';

export type CompaniesDeps = AskRegistryDeps & Parameters<typeof lookupLimit>[0];

export const companiesService = ({ registry, clock, onUnreachable }: CompaniesDeps) => {
  const limit = lookupLimit({ clock });
  const parts = { limit, ask: askRegistry({ registry, onUnreachable }) };
  const search = searchRegistry({ registry, onUnreachable });
  return {
    lookUpFor: lookUpCompany(parts),
    searchFor: searchCompanies({ limit, search }),
    checkNumbers: checkNumbers({ ...parts, askRna: askAssociation({ registry, onUnreachable }) }),
  };
};

export type CompaniesService = ReturnType<typeof companiesService>;
