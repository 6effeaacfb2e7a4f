import { Problem } from '../../../platform/problems/problem.ts';
import type { CompanyLookup } from '../organisations.schema.ts';
import type { AskRegistry } from './ask-registry.ts';
import type { LookupLimit } from './lookup-limit.ts';
import { readSiren } from './read-siren.ts';

export type LookUpCompanyDeps = { limit: LookupLimit; ask: AskRegistry };

/** Problems: request_invalid, company_ceased, company_limited. */
export const lookUpCompany =
  ({ limit, ask }: LookUpCompanyDeps) =>
  async (accountId: string, text: string): Promise<CompanyLookup> => {
    const siren = readSiren(text, '/path/siren');
    const waitS = limit.take(accountId);
    if (waitS > 0) throw new Problem('company_limited').retryAfter(waitS);
    return ask(siren);
  };
