import { limits } from '@parages/contracts/vocabulary/limits';
import { bareSiren, hasSirenFormat, isSiren } from '@parages/contracts/vocabulary/siren';
import type { CompanyRegistry } from '../../gateways/company-registry/company-registry.ts';
import type { Clock } from '../../platform/clock.ts';
import { Problem } from '../../platform/problem.ts';
import type { CompanyLookup } from './organisations.schema.ts';

export type CompaniesDeps = {
  /** Undefined when none is configured: whatever is declared is to be checked by a moderator. */
  registry: CompanyRegistry | undefined;
  clock: Clock;
  /** Hears of a registry that cannot be asked. */
  onAway: (error: unknown) => void;
};

const { lookups } = limits.organisation;
const mostAsking = 10_000;

const wrong = (pointer: string, code: string, detail: string): Problem =>
  new Problem('request_invalid', undefined, [{ pointer, code, detail }]);

/** What somebody typed as a SIREN, as nine right digits. @throws {Problem} request_invalid, which names the field at `pointer` */
function readSiren(text: string, pointer: string): string {
  const siren = bareSiren(text);
  if (!hasSirenFormat(siren)) throw wrong(pointer, 'siren_format', 'A SIREN has nine digits');
  if (!isSiren(siren)) throw wrong(pointer, 'siren_checksum', 'These nine digits are no SIREN');
  return siren;
}

/** Companies by their SIREN. A registry that cannot be asked holds nobody up. */
export function companiesService({ registry, clock, onAway }: CompaniesDeps) {
  const asked = new Map<string, number[]>();

  /** Whether somebody may ask once more; the seconds to wait otherwise. */
  function waitOf(accountId: string): number {
    const now = clock.now().getTime();
    const recent = (asked.get(accountId) ?? []).filter((at) => now - at < lookups.windowMs);
    const [first = now] = recent;
    if (recent.length >= lookups.most) return (first + lookups.windowMs - now) / 1000;
    asked.delete(accountId);
    asked.set(accountId, [...recent, now]);
    const [oldest] = asked.keys();
    if (asked.size > mostAsking && oldest !== undefined) asked.delete(oldest);
    return 0;
  }

  async function ask(siren: string): Promise<CompanyLookup> {
    const unchecked = { siren, state: 'unchecked', company: null } as const;
    if (registry === undefined) return unchecked;
    const answer = await registry.find(siren).catch((error: unknown) => {
      onAway(error);
      return 'away' as const;
    });
    if (answer === 'away') return unchecked;
    if (answer === undefined) return { siren, state: 'unknown', company: null };
    if (answer.isCeased) throw new Problem('company_ceased');
    return { siren, state: answer.isMasked ? 'masked' : 'found', company: answer.company };
  }

  return {
    /** Somebody looks a company up to fill a form in. Problems: request_invalid, company_ceased, company_limited. */
    lookUpFor: async (accountId: string, text: string): Promise<CompanyLookup> => {
      const siren = readSiren(text, '/path/siren');
      const waitS = waitOf(accountId);
      if (waitS > 0) throw new Problem('company_limited').retryAfter(waitS);
      return ask(siren);
    },

    /** Checks what is declared. Whoever asks too much is left unchecked. Problems: request_invalid, company_ceased. */
    check: async (accountId: string, text: string): Promise<CompanyLookup> => {
      const siren = readSiren(text, '/body/siren');
      return waitOf(accountId) > 0 ? { siren, state: 'unchecked', company: null } : ask(siren);
    },
  };
}

export type CompaniesService = ReturnType<typeof companiesService>;
