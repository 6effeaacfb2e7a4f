import { type FrontendMessage, ProtocolViolation } from './frontend-messages.ts';

/** `endsQuery`: the answer to the last message ends with ReadyForQuery. */
export type Batch = { bytes: Buffer; endsQuery: boolean };

// Sync, Query and FunctionCall end a query. (PGlite has no COPY from a client.) Flush requests the
// answers so far, in the middle of a query.
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
