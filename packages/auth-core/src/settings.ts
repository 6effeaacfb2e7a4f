const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Lifetimes in milliseconds. */
export type Settings = {
  accessTokenMs: number;
  /** Also the lifetime of a session; restarts when the tokens of a refresh are first used. */
  refreshTokenMs: number;
  resetTokenMs: number;
  verificationTokenMs: number;
  /** Age at which a dynamic signing key is replaced. */
  signingKeyMs: number;
  /**
   * A new key is published this long before it signs, so that verifiers have read it. Without an
   * older key that may sign, it signs at once.
   */
  signingKeyOverlapMs: number;
};

/** The lifetimes of the official SuperTokens core. */
export const defaultSettings: Settings = {
  accessTokenMs: hourMs,
  refreshTokenMs: 100 * dayMs,
  resetTokenMs: hourMs,
  verificationTokenMs: dayMs,
  signingKeyMs: 7 * dayMs,
  signingKeyOverlapMs: minuteMs,
};
