import type { SecurityEventKind } from '@parages/contracts/vocabulary/accounts/security-events';

/** Codes and ids, never a text that a person typed. */
export type SecurityFacts = Readonly<Record<string, string>>;

/** An event of the security journal. Accounts are ids; `address` is kept in memory only, until the writer has found the account it belongs to. */
export type SecurityEvent = {
  kind: SecurityEventKind;
  /** The account that asked. */
  actorId?: string | undefined;
  /** The account it is about. */
  subjectId?: string | undefined;
  /** E-mail address of the account it is about, when its id is not at hand. */
  address?: string | undefined;
  /** As `networkOf` answers it, never a full address. */
  network?: string | undefined;
  operation?: string | undefined;
  facts?: SecurityFacts;
};

/** Where events are noted. `note` and `flush` never reject. */
export type SecurityJournal = {
  /** Buffers an event, which is written within a second. */
  note: (event: SecurityEvent) => void;
  /** Writes what is buffered; answers at the latest after a second, and what could not be written stays buffered. */
  flush: () => Promise<void>;
  /** Writes an event before it answers. Rejects when the database cannot take it. */
  record: (event: SecurityEvent) => Promise<void>;
};
