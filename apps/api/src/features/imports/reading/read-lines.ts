import { type SourceRecord, toRecord } from './source-record.ts';

/** A longer line is reported as a fault and not kept, to bound memory. */
const lineMaxLength = 16_000_000;

export async function* readLines(chunks: AsyncIterable<string>): AsyncGenerator<SourceRecord> {
  let pending: string[] = [];
  let pendingLength = 0;
  let line = 1;

  const flush = (): SourceRecord | undefined => {
    const text = pending.join('').trim();
    const isTooLong = pendingLength > lineMaxLength;
    pending = [];
    pendingLength = 0;
    if (isTooLong)
      return {
        line,
        fault: { expected: `at most ${lineMaxLength} characters`, obtained: 'a longer line' },
      };
    return text === '' ? undefined : toRecord(line, text);
  };

  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', from)) {
      pending.push(chunk.slice(from, end));
      pendingLength += end - from;
      const record = flush();
      if (record !== undefined) yield record;
      line += 1;
      from = end + 1;
    }
    if (pendingLength <= lineMaxLength) pending.push(chunk.slice(from));
    pendingLength += chunk.length - from;
  }
  const last = flush();
  if (last !== undefined) yield last;
}
