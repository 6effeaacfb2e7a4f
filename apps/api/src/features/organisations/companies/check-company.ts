import type { CompanyLookup } from '../organisations.schema.ts';
import type { AskAssociation, AskRegistry } from './ask-registry.ts';
import type { LookupLimit } from './lookup-limit.ts';
import { readSiren } from './read-siren.ts';

export type CheckCompanyDeps = { limit: LookupLimit; ask: AskRegistry };

/**
 * Checks a declared SIREN. The state is `unchecked` when the account has reached the limit of
 * lookups, or no registry answers. Problems: request_invalid, company_ceased.
 */
export const checkCompany =
  ({ limit, ask }: CheckCompanyDeps) =>
  async (accountId: string, text: string): Promise<CompanyLookup> => {
    const siren = readSiren(text, '/body/siren');
    return limit.take(accountId) > 0 ? { siren, state: 'unchecked', company: null } : ask(siren);
  };

export type CheckAssociationDeps = { limit: LookupLimit; askRna: AskAssociation };

/** Checks a declared RNA number whose form is right; `unchecked` as for a SIREN. */
export const checkAssociation =
  ({ limit, askRna }: CheckAssociationDeps) =>
  async (accountId: string, rna: string): Promise<Omit<CompanyLookup, 'siren'>> =>
    limit.take(accountId) > 0 ? { state: 'unchecked', company: null } : askRna(rna);
