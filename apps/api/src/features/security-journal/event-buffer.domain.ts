import type { SecurityEventKind } from '@parages/contracts/vocabulary/accounts/security-events';
import type { SecurityEvent } from '../../platform/access/security-event.ts';

/** An event that waits to be written: how often it came within its minute, first and last. */
export type BufferedEvent = SecurityEvent & { at: Date; lastAt: Date; count: number };

const minuteMs = 60_000;
// An attacker may cause all others at will: a bound on those must not drop these.
const alwaysKept: readonly SecurityEventKind[] = [
  'moderator_act',
  'role_granted',
  'role_revoked',
  'token_theft',
  'sessions_closed',
  'events_dropped',
];

// While the database is away: as many different events as five minutes may bring.
const minutesKept = 5;

const minuteOf = (at: Date): number => Math.floor(at.getTime() / minuteMs);
const keyOf = (event: SecurityEvent, at: Date): string => {
  const { kind, actorId, subjectId, address, network, operation, facts } = event;
  return JSON.stringify([
    minuteOf(at),
    kind,
    actorId,
    subjectId,
    address,
    network,
    operation,
    facts,
  ]);
};

const droppedOf = ({ kind }: SecurityEvent): SecurityEvent => ({
  kind: 'events_dropped',
  facts: { kind },
});

/**
 * Events in memory: equal ones of a minute are counted, and of others at most `mostPerMinute` are
 * kept; the rest is counted as dropped.
 */
export function eventBuffer(mostPerMinute: number) {
  let waiting = new Map<string, BufferedEvent>();
  let minute = 0;
  let kept = new Set<string>();

  function put(event: BufferedEvent): void {
    const key = keyOf(event, event.at);
    const known = waiting.get(key);
    if (known !== undefined) {
      known.count += event.count;
      if (event.lastAt > known.lastAt) known.lastAt = event.lastAt;
    } else if (waiting.size < mostPerMinute * minutesKept || alwaysKept.includes(event.kind))
      waiting.set(key, { ...event });
    else {
      const { at, lastAt, count } = event;
      put({ ...droppedOf(event), at, lastAt, count });
    }
  }

  function isWithinBound(event: SecurityEvent, at: Date): boolean {
    if (minuteOf(at) !== minute) {
      minute = minuteOf(at);
      kept = new Set();
    }
    const key = keyOf(event, at);
    if (!kept.has(key) && kept.size >= mostPerMinute) return false;
    kept.add(key);
    return true;
  }

  return {
    add: (event: SecurityEvent, at: Date): void => {
      const isKept = alwaysKept.includes(event.kind) || isWithinBound(event, at);
      put({ ...(isKept ? event : droppedOf(event)), at, lastAt: at, count: 1 });
    },
    /** Empties the buffer. */
    take: (): BufferedEvent[] => {
      const taken = [...waiting.values()];
      waiting = new Map();
      return taken;
    },
    /** Puts back what could not be written. */
    giveBack: (taken: readonly BufferedEvent[]): void => {
      for (const event of taken) put(event);
    },
  };
}
