/**
 * Days after which jobs delete what no limit of its own subject names. `docs/retention.md` lists
 * every table.
 */
export const retentionDays = {
  /** From the sign-up or the change of address, when the address is never confirmed. */
  unconfirmedAccount: 30,
  feedback: 365,
  feedbackNetwork: 1,
  /** From the day on which the invitation ended. */
  endedInvitation: 30,
  /** Of a mail that was sent or failed; its content goes once it is sent. */
  mail: 60,
  suppressedAddress: 365,
  importReport: 365,
} as const;

const dayMs = 86_400_000;

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);
