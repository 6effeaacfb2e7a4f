export const writeKinds = [
  'account',
  'session',
  'draft',
  'event',
  'favourite',
  'picture',
  'feedback',
  'confirmation mail',
  'feedback mail',
  'webhook',
  'campaign',
  'charge',
  'invoice',
] as const;
export type WriteKind = (typeof writeKinds)[number];

/** The state that a write leaves under a key; `absent` after a deletion. */
export type Write = { kind: WriteKind; key: string; value: string };
export type Entry = Write & { isAcknowledged: boolean };

export const present = 'present';
export const absent = 'absent';

/** What clients asked for and what they were answered, in the order in which they asked. */
export type Ledger = {
  /** Before the request; the returned function after its acknowledgement. */
  begin: (write: Write) => () => void;
  /** Counts a request that was refused or had no answer, under the reason. */
  refuse: (reason: string) => void;
  entries: readonly Entry[];
  refusals: ReadonlyMap<string, number>;
};

export function openLedger(): Ledger {
  const entries: Entry[] = [];
  const refusals = new Map<string, number>();
  return {
    begin: (write) => {
      const entry = { ...write, isAcknowledged: false };
      entries.push(entry);
      return () => {
        entry.isAcknowledged = true;
      };
    },
    refuse: (reason) => {
      refusals.set(reason, (refusals.get(reason) ?? 0) + 1);
    },
    entries,
    refusals,
  };
}
