import { askJson } from '../../platform/outside/ask-json.ts';
import type { CompanyRegistry } from './company-registry.ts';
import { readRegistryAnswer } from './registry-answer.ts';

/** The API is that of recherche-entreprises.api.gouv.fr. Does not retry, because a user waits. */
export const stateCompanyRegistry = ({
  baseUrl,
  deadlineMs,
}: {
  baseUrl: string;
  deadlineMs: number;
}): CompanyRegistry => ({
  find: async (siren) => {
    const query = new URLSearchParams({
      q: siren,
      minimal: 'true',
      include: 'siege,tva',
      page: '1',
      per_page: '1',
    });
    const url = new URL(`${baseUrl}/search?${query}`);
    return readRegistryAnswer(
      await askJson(url, { userAgent: 'parages (organisations)', deadlineMs }),
      siren,
    );
  },
});
