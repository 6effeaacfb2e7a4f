import type { Clock } from '../../platform/clock.ts';
import { askSparingly } from '../../platform/outside/ask-sparingly.ts';
import type { CompanyRegistry, RegisteredCompany, RegistryEntry } from './company-registry.ts';

const hourMs = 3_600_000;
/** Begins the question of a search; a SIREN is the whole question. */
const named = 'named ';

type Answer = { entry: RegistryEntry } | { companies: RegisteredCompany[] };

/** The government's service accepts seven requests a second from one IP address. */
export function sparingRegistry(registry: CompanyRegistry, clock: Clock): CompanyRegistry {
  const search = async (words: string): Promise<Answer | undefined> => {
    const companies = await registry.search(words);
    return companies.length === 0 ? undefined : { companies };
  };
  const find = async (siren: string): Promise<Answer | undefined> => {
    const entry = await registry.find(siren);
    return entry && { entry };
  };
  const ask = askSparingly<Answer>(
    (question) =>
      question.startsWith(named) ? search(question.slice(named.length)) : find(question),
    {
      name: 'the registry of companies',
      ttlMs: { found: 24 * hourMs, missing: hourMs },
      perSecond: 5,
      clock,
    },
  );
  return {
    find: async (siren) => {
      const answer = await ask(siren);
      return answer && 'entry' in answer ? answer.entry : undefined;
    },
    search: async (words) => {
      const answer = await ask(`${named}${words}`);
      return answer && 'companies' in answer ? answer.companies : [];
    },
  };
}
