import type { CompanyRegistry } from '../../../gateways/company-registry/company-registry.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import type { CompanyLookup } from '../organisations.schema.ts';

export type AskRegistryDeps = {
  /** Undefined when none is configured: a moderator checks what is declared. */
  registry: CompanyRegistry | undefined;
  /** Reports a registry that does not answer. */
  onUnreachable: (error: unknown) => void;
};

/** Reads a company; `unchecked` when the registry does not answer. Problems: company_ceased. */
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

export type AskRegistry = ReturnType<typeof askRegistry>;
