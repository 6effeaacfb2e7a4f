import { AddressRefused } from './public-address.ts';

export type NotFetchedReason = 'address' | 'unreachable' | 'slow' | 'cut' | 'large';

/** The message is for logs only: shown to a user, it would reveal the internal network. */
export class NotFetched extends Error {
  readonly reason: NotFetchedReason;

  constructor(reason: NotFetchedReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'TimeoutError' ||
    ('code' in error && /^UND_ERR_(?:HEADERS|BODY|CONNECT)_TIMEOUT$/.test(String(error.code))));

export function notFetched(error: unknown, reason: NotFetchedReason): NotFetched {
  if (error instanceof NotFetched) return error;
  const message = error instanceof Error ? error.message : 'unknown';
  if (error instanceof AddressRefused) return new NotFetched('address', message, { cause: error });
  return new NotFetched(isTimeout(error) ? 'slow' : reason, message, { cause: error });
}
