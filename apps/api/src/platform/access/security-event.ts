import type { SecurityEventKind } from '@parages/contracts/vocabulary/accounts/security-events';

/** Values are codes and ids, never text that a person typed. */
export type SecurityFacts = Readonly<Record<string, string>>;

/** `address` is not stored: the journal replaces it by the id of its account, if it has one. */
export type SecurityEvent = {
  kind: SecurityEventKind;
  actorId?: string | undefined;
  subjectId?: string | undefined;
  /** E-mail address of the account concerned, when its id is unknown. */
  address?: string | undefined;
  /** Result of `networkOf`, never a full IP address. */
  network?: string | undefined;
  operation?: string | undefined;
  facts?: SecurityFacts;
};

/** Records security events. `note` never throws and `flush` never rejects. */
export type SecurityJournal = {
  /** Buffers an event for the next write. */
  note: (event: SecurityEvent) => void;
  /**
   * Writes the buffered events; resolves within a second. Events that could not be written stay
   * buffered.
   */
  flush: () => Promise<void>;
  /** Writes an event before it resolves. Rejects when the write fails. */
  record: (event: SecurityEvent) => Promise<void>;
};
