import { Problem } from '../../platform/problem.ts';
import type { CompanyLookup } from './organisations.schema.ts';

export type CompaniesService = { lookUpFor: (accountId: string, siren: string) => Promise<CompanyLookup> };

const later = async (): Promise<never> => {
  throw new Problem('service_unavailable');
};

export const companiesService = (): CompaniesService => ({ lookUpFor: later });
