import type { CompanyRegistry } from '../../../gateways/company-registry/company-registry.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import type { CompanyLookup, CompanySearch } from '../organisations.schema.ts';

export type AskRegistryDeps = {
  /** Undefined when no registry is configured. */
  registry: CompanyRegistry | undefined;
  onUnreachable: (error: unknown) => void;
};

/**
 * Looks a company up in the registry; `unchecked` when no registry is configured or it does not
 * answer. Problems: company_ceased.
 */
export const askRegistry =
  ({ registry, onUnreachable }: AskRegistryDeps) =>
  async (siren: string): Promise<CompanyLookup> => {
    const unchecked = { siren, state: 'unchecked', company: null } as const;
    if (registry === undefined) return unchecked;
    const answer = await registry.find(siren).catch((error: unknown) => {
      onUnreachable(error);
      return 'away' as const;
    });
    if (answer === 'away') return unchecked;
    if (answer === undefined) return { siren, state: 'unknown', company: null };
    if (answer.isCeased) throw new Problem('company_ceased');
    return { siren, state: answer.isMasked ? 'masked' : 'found', company: answer.company };
  };

/** `isAnswered` is false when no registry is configured or it does not answer. */
export const searchRegistry =
  ({ registry, onUnreachable }: AskRegistryDeps) =>
  async (words: string): Promise<CompanySearch> => {
    if (registry === undefined) return { items: [], isAnswered: false };
    try {
      return { items: await registry.search(words), isAnswered: true };
    } catch (error) {
      onUnreachable(error);
      return { items: [], isAnswered: false };
    }
  };

export type AskRegistry = ReturnType<typeof askRegistry>;
