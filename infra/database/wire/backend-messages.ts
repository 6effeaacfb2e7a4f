const headerBytes = 5;
const readyForQuery = 'Z';

/**
 * `idle`: outside a query and a transaction. `transaction`: between queries of an open transaction,
 * failed or not. `query`: in a query whose answer is incomplete.
 */
export type SessionState = 'idle' | 'transaction' | 'query';

/**
 * PGlite sends ReadyForQuery after an error and again at the following Sync. Clients count these
 * messages, so this keeps only the last one, and none before the end of the query.
 */
export function readAnswer(
  answer: Buffer,
  { endsQuery }: { endsQuery: boolean },
): { bytes: Buffer; state: SessionState } {
  const kept: Buffer[] = [];
  let ready: Buffer | undefined;
  for (let at = 0; at + headerBytes <= answer.length; ) {
    const end = at + 1 + answer.readInt32BE(at + 1);
    const message = answer.subarray(at, end);
    if (message.toString('latin1', 0, 1) === readyForQuery) ready = message;
    else kept.push(message);
    at = end;
  }
  if (!endsQuery || ready === undefined) return { bytes: Buffer.concat(kept), state: 'query' };
  const isIdle = ready.toString('latin1', headerBytes) === 'I';
  return { bytes: Buffer.concat([...kept, ready]), state: isIdle ? 'idle' : 'transaction' };
}

/** `code` is a SQLSTATE. */
export function fatalMessage(code: string, sentence: string): Buffer {
  return wireMessage('E', 'SFATAL', 'VFATAL', `C${code}`, `M${sentence}`, '');
}

/** Each text in `parts` gets a zero byte at its end. */
export function wireMessage(letter: string, ...parts: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(`${part}\0`) : part)),
  );
  const header = Buffer.alloc(headerBytes);
  header.write(letter);
  header.writeInt32BE(body.length + headerBytes - 1, 1);
  return Buffer.concat([header, body]);
}

const noParameters = Buffer.alloc(2);
export const sync = wireMessage('S');
export const query = (sql: string): Buffer => wireMessage('Q', sql);
export const parse = (sql: string): Buffer => wireMessage('P', '', sql, noParameters);
