import { registrySearch } from '@parages/contracts/vocabulary/organisations/registry-search';
import { askJson } from '../../platform/outside/ask-json.ts';
import type { CompanyRegistry } from './company-registry.ts';
import {
  readAssociationAnswer,
  readRegistryAnswer,
  readRegistrySearch,
} from './registry-answer.ts';

// Several, because the best match of a search is not always the number itself.
const associations = 5;

/** The API is that of recherche-entreprises.api.gouv.fr. Does not retry, because a user waits. */
export const stateCompanyRegistry = ({
  baseUrl,
  deadlineMs,
}: {
  baseUrl: string;
  deadlineMs: number;
}): CompanyRegistry => {
  const ask = (
    q: string,
    perPage: number,
    { include = 'siege,tva', ...filters }: Record<string, string> = {},
  ) => {
    const query = new URLSearchParams({
      q,
      ...filters,
      minimal: 'true',
      include,
      page: '1',
      per_page: String(perPage),
    });
    const url = new URL(`${baseUrl}/search?${query}`);
    return askJson(url, { userAgent: 'parages (organisations)', deadlineMs });
  };
  return {
    find: async (siren) => readRegistryAnswer(await ask(siren, 1), siren),
    findAssociation: async (rna) =>
      readAssociationAnswer(
        await ask(rna, associations, { include: 'complements,siege,tva' }),
        rna,
      ),
    search: async (words) =>
      readRegistrySearch(await ask(words, registrySearch.most, { etat_administratif: 'A' })),
  };
};
