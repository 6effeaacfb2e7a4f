import { type FrontendMessage, ProtocolViolation } from './frontend-messages.ts';

/** Messages that the engine runs as one, and whether ReadyForQuery follows them. */
export type Batch = { bytes: Buffer; endsQuery: boolean };

// Sync, Query and FunctionCall. (PGlite knows no COPY from a client.) Flush requests the answers so
// far, in the middle of a query.
const ends = ['S', 'Q', 'F'];
const flush = 'H';

/**
 * Buffers the messages of one client until the engine can run them as one, so that a client that
 * stops midway does not occupy the session.
 * @param longest bytes of the longest batch
 */
export function batchCollector(longest: number) {
  let held: Buffer[] = [];
  let bytes = 0;
  /** The batch that this message ends. @throws {ProtocolViolation} when it grows too long */
  return (message: FrontendMessage): Batch | undefined => {
    held.push(message.bytes);
    bytes += message.bytes.length;
    if (bytes > longest) throw new ProtocolViolation(`more than ${longest} bytes without Sync`);
    const endsQuery = typeof message.name === 'number' || ends.includes(message.name);
    if (!endsQuery && message.name !== flush) return undefined;
    const batch = { bytes: Buffer.concat(held), endsQuery };
    held = [];
    bytes = 0;
    return batch;
  };
}
