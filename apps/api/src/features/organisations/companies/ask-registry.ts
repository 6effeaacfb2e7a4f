import { bareRna, isRna } from '@parages/contracts/vocabulary/organisations/rna';
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

/**
 * Looks an association up by its RNA number. `unknown` also for one whose company has ceased: an
 * association may give its SIREN up and go on.
 */
export const askAssociation =
  ({ registry, onUnreachable }: AskRegistryDeps) =>
  async (rna: string): Promise<Omit<CompanyLookup, 'siren'>> => {
    if (registry === undefined) return { state: 'unchecked', company: null };
    try {
      const answer = await registry.findAssociation(rna);
      if (answer === undefined || answer.isCeased) return { state: 'unknown', company: null };
      return { state: answer.isMasked ? 'masked' : 'found', company: answer.company };
    } catch (error) {
      onUnreachable(error);
      return { state: 'unchecked', company: null };
    }
  };

/** `isAnswered` is false when no registry is configured or it does not answer. */
export const searchRegistry =
  ({ registry, onUnreachable }: AskRegistryDeps) =>
  async (words: string): Promise<CompanySearch> => {
    if (registry === undefined) return { items: [], isAnswered: false };
    const rna = bareRna(words);
    if (isRna(rna)) {
      const { state, company } = await askAssociation({ registry, onUnreachable })(rna);
      const items = state === 'found' && company !== null ? [company] : [];
      return { items, isAnswered: state !== 'unchecked' };
    }
    try {
      return { items: await registry.search(words), isAnswered: true };
    } catch (error) {
      onUnreachable(error);
      return { items: [], isAnswered: false };
    }
  };

export type AskAssociation = ReturnType<typeof askAssociation>;
export type AskRegistry = ReturnType<typeof askRegistry>;
