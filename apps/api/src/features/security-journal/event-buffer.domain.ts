import type { SecurityEventKind } from '@parages/contracts/vocabulary/accounts/security-events';
import type { SecurityEvent } from '../../platform/access/security-event.ts';

/** An event that occurred `count` times within a minute: first at `at`, last at `lastAt`. */
export type BufferedEvent = SecurityEvent & { at: Date; lastAt: Date; count: number };

const minuteMs = 60_000;
// Kinds that attackers cannot cause at will: the bound on the other kinds never drops them.
const unboundedKinds: readonly SecurityEventKind[] = [
  'moderator_act',
  'role_granted',
  'role_revoked',
  'token_theft',
  'sessions_closed',
  'api_key_created',
  'api_key_rotated',
  'api_key_revoked',
  'events_dropped',
];

// While the database is unavailable, the buffer holds at most five times `mostPerMinute` different
// events, apart from `unboundedKinds`.
const bufferedMinutes = 5;

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
 * Buffers events in memory. Equal events of a minute become one with a count. At most
 * `mostPerMinute` different events of a minute are kept, apart from `unboundedKinds`; an event over
 * this bound is counted in an `events_dropped` event.
 */
export function eventBuffer(mostPerMinute: number) {
  let buffered = new Map<string, BufferedEvent>();
  let minute = 0;
  let kept = new Set<string>();

  function put(event: BufferedEvent): void {
    const key = keyOf(event, event.at);
    const known = buffered.get(key);
    if (known !== undefined) {
      known.count += event.count;
      if (event.lastAt > known.lastAt) known.lastAt = event.lastAt;
    } else if (
      buffered.size < mostPerMinute * bufferedMinutes ||
      unboundedKinds.includes(event.kind)
    )
      buffered.set(key, { ...event });
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
      const isKept = unboundedKinds.includes(event.kind) || isWithinBound(event, at);
      put({ ...(isKept ? event : droppedOf(event)), at, lastAt: at, count: 1 });
    },
    take: (): BufferedEvent[] => {
      const taken = [...buffered.values()];
      buffered = new Map();
      return taken;
    },
    putBack: (taken: readonly BufferedEvent[]): void => {
      for (const event of taken) put(event);
    },
  };
}
