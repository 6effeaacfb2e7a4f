import type { Clock } from '../../platform/clock.ts';
import { askSparingly } from '../../platform/outside/ask-sparingly.ts';
import type { CompanyRegistry, RegisteredCompany, RegistryEntry } from './company-registry.ts';

const hourMs = 3_600_000;
/** Begins the question of a search by name; a SIREN is the whole question. */
const named = 'named ';
/** Begins the question of an RNA number. */
const association = 'association ';

type Answer = { entry: RegistryEntry } | { companies: RegisteredCompany[] };

/** The government's service accepts seven requests a second from one IP address. */
export function sparingRegistry(registry: CompanyRegistry, clock: Clock): CompanyRegistry {
  const search = async (words: string): Promise<Answer | undefined> => {
    const companies = await registry.search(words);
    return companies.length === 0 ? undefined : { companies };
  };
  const find = async (question: string): Promise<Answer | undefined> => {
    const entry = question.startsWith(association)
      ? await registry.findAssociation(question.slice(association.length))
      : await registry.find(question);
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
  const entryOf = async (question: string): Promise<RegistryEntry | undefined> => {
    const answer = await ask(question);
    return answer && 'entry' in answer ? answer.entry : undefined;
  };
  return {
    find: entryOf,
    findAssociation: (rna) => entryOf(`${association}${rna}`),
    search: async (words) => {
      const answer = await ask(`${named}${words}`);
      return answer && 'companies' in answer ? answer.companies : [];
    },
  };
}
