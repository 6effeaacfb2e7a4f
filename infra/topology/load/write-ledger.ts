/** `key` names a row that a write stores (`isStored`) or deletes. */
type Write = { key: string; isStored: boolean };
type LedgerEntry = Write & { isAcknowledged: boolean };

export type WriteLedger = {
  /** Call the returned function once the service has acknowledged the write. */
  begin: (write: Write) => () => void;
  entries: () => readonly LedgerEntry[];
};

export function openLedger(): WriteLedger {
  const entries: LedgerEntry[] = [];
  return {
    begin: (write) => {
      const entry = { ...write, isAcknowledged: false };
      entries.push(entry);
      return () => {
        entry.isAcknowledged = true;
      };
    },
    entries: () => entries,
  };
}

/**
 * Returns the keys whose last acknowledged write the stored keys contradict. A later write without
 * an acknowledgement may have been carried out or not: its result is accepted too.
 */
export function lostWrites(entries: readonly LedgerEntry[], stored: ReadonlySet<string>): string[] {
  const accepted = new Map<string, Set<boolean>>();
  for (const { key, isStored, isAcknowledged } of entries) {
    const known = accepted.get(key);
    if (isAcknowledged) accepted.set(key, new Set([isStored]));
    else known?.add(isStored);
  }
  return [...accepted].flatMap(([key, states]) => (states.has(stored.has(key)) ? [] : [key]));
}
