import { idempotencyLimits } from '@parages/contracts/vocabulary/idempotency';

export const keyHeader = 'idempotency-key';

// A string of structured headers (RFC 9651, section 3.3.3), without escapes.
const quoted = /^"([ !#-[\]-~]+)"$/;
const bare = /^[!#-~]+$/;

/** The key of a header, with or without quotation marks; undefined for a malformed one. */
export function readKeyHeader(header: string): string | undefined {
  const key = quoted.exec(header)?.[1] ?? (bare.test(header) ? header : undefined);
  return key !== undefined && key.length <= idempotencyLimits.keyLength ? key : undefined;
}
