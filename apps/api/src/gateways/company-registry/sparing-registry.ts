import type { Clock } from '../../platform/clock.ts';
import type { CompanyRegistry, RegistryEntry } from './company-registry.ts';

type Kept = { entry: RegistryEntry | undefined; askedAt: number };

const hourMs = 3_600_000;
const keptMs = { found: 24 * hourMs, unknown: hourMs };
const mostKept = 1000;
// The registry takes 7 questions a second of one address.
const perSecond = 5;
const failuresBeforeRest = 3;
const restMs = 30_000;

/**
 * Asks a registry as seldom as it can: an answer is kept for a day (for an hour when there is no such company), one question is asked once
 * however many wait for it, five a second at most, and after three failures in a row it is left alone for half a minute. When it cannot be
 * asked, what it said before is good enough.
 */
export function sparingRegistry(registry: CompanyRegistry, clock: Clock): CompanyRegistry {
  const kept = new Map<string, Kept>();
  const asking = new Map<string, Promise<RegistryEntry | undefined>>();
  let recent: number[] = [];
  let failures = 0;
  let restsUntil = 0;

  const isGood = ({ entry, askedAt }: Kept): boolean => clock.now().getTime() - askedAt < keptMs[entry === undefined ? 'unknown' : 'found'];

  function admit(now: number): void {
    recent = recent.filter((at) => now - at < 1000);
    if (now < restsUntil) throw new Error('the registry of companies is left alone for a while');
    if (recent.length >= perSecond) throw new Error('the registry of companies is asked too much');
    recent.push(now);
  }

  function keep(siren: string, entry: RegistryEntry | undefined, askedAt: number): void {
    kept.delete(siren);
    kept.set(siren, { entry, askedAt });
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  }

  async function ask(siren: string): Promise<RegistryEntry | undefined> {
    const now = clock.now().getTime();
    admit(now);
    try {
      const entry = await registry.find(siren);
      failures = 0;
      keep(siren, entry, now);
      return entry;
    } catch (error) {
      failures += 1;
      // One question after the rest tells whether it is back: the next failure starts another rest.
      if (failures >= failuresBeforeRest) restsUntil = clock.now().getTime() + restMs;
      throw error;
    }
  }

  function askOnce(siren: string): Promise<RegistryEntry | undefined> {
    const waiting = asking.get(siren);
    if (waiting) return waiting;
    const started = ask(siren).finally(() => asking.delete(siren));
    asking.set(siren, started);
    return started;
  }

  return {
    find: async (siren) => {
      const known = kept.get(siren);
      if (known && isGood(known)) return known.entry;
      try {
        return await askOnce(siren);
      } catch (error) {
        if (known) return known.entry;
        throw error;
      }
    },
  };
}
