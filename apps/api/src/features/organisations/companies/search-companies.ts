import { registrySearch } from '@parages/contracts/vocabulary/organisations/registry-search';
import { foldWords } from '@parages/contracts/vocabulary/text/fold-text';
import { Problem } from '../../../platform/problems/problem.ts';
import type { CompanySearch } from '../organisations.schema.ts';
import type { searchRegistry } from './ask-registry.ts';
import type { LookupLimit } from './lookup-limit.ts';

export type SearchCompaniesDeps = {
  limit: LookupLimit;
  search: ReturnType<typeof searchRegistry>;
};

/** Counts as one look-up of the account. Problems: company_limited. */
export const searchCompanies =
  ({ limit, search }: SearchCompaniesDeps) =>
  async (accountId: string, text: string): Promise<CompanySearch> => {
    const words = foldWords(text);
    // The registry refuses shorter texts, and its refusals would open the circuit breaker.
    if (words.length < registrySearch.minLength) return { items: [], isAnswered: true };
    const waitS = limit.take(accountId);
    if (waitS > 0) throw new Problem('company_limited').retryAfter(waitS);
    return search(words);
  };
