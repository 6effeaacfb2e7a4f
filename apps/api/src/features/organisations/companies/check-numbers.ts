import type { AskAssociation, AskRegistry } from './ask-registry.ts';
import type { LookupLimit } from './lookup-limit.ts';
import { numberMissing } from './read-rna.ts';
import { readSiren } from './read-siren.ts';
import { type RegistryColumns, registryColumns } from './registry-columns.domain.ts';

export type CheckNumbersDeps = { limit: LookupLimit; ask: AskRegistry; askRna: AskAssociation };

const unchecked = { state: 'unchecked', company: null } as const;

/**
 * What the registry says of a declared SIREN, or of a declared RNA number of right form without one.
 * The state is `unchecked` when the account has reached the limit of lookups, or no registry
 * answers. Problems: request_invalid, company_ceased.
 */
export const checkNumbers =
  ({ limit, ask, askRna }: CheckNumbersDeps) =>
  async (
    accountId: string,
    { siren: text, rna }: { siren: string | null; rna: string | null },
  ): Promise<RegistryColumns> => {
    const isLimited = (): boolean => limit.take(accountId) > 0;
    if (text !== null) {
      const siren = readSiren(text, '/body/siren');
      return registryColumns(siren, isLimited() ? unchecked : await ask(siren));
    }
    if (rna === null) throw numberMissing();
    return registryColumns(null, isLimited() ? unchecked : await askRna(rna));
  };
