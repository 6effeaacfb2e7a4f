/** `name`: the code of a start-up message, the letter of any other message. */
export type FrontendMessage = { name: number | string; bytes: Buffer };

export class ProtocolViolation extends Error {}

// PostgreSQL's codes of requests without a letter (libpq/pqcomm.h).
export const sslRequest = 80_877_103;
export const gssRequest = 80_877_104;
export const cancelRequest = 80_877_102;

const lengthBytes = 4;
const codeBytes = 4;
const longestStartup = 10_000;

function readLength(buffer: Buffer, at: number, longest: number): number {
  const length = buffer.readInt32BE(at);
  if (length < lengthBytes || length > longest)
    throw new ProtocolViolation(`a message of ${length} bytes`);
  return length;
}

/** @param longest bytes of the longest message after the start-up */
export function messageReader(longest: number) {
  let chunks: Buffer[] = [];
  let held = 0;
  let needed = lengthBytes + codeBytes;
  let hasBegun = false;

  function cut(buffer: Buffer): { message: FrontendMessage; end: number } | { needed: number } {
    if (!hasBegun) {
      if (buffer.length < lengthBytes + codeBytes) return { needed: lengthBytes + codeBytes };
      const end = readLength(buffer, 0, longestStartup);
      if (end < lengthBytes + codeBytes)
        throw new ProtocolViolation('a first message without its code');
      if (buffer.length < end) return { needed: end };
      const name = buffer.readInt32BE(lengthBytes);
      hasBegun = ![sslRequest, gssRequest].includes(name);
      return { message: { name, bytes: buffer.subarray(0, end) }, end };
    }
    if (buffer.length <= lengthBytes) return { needed: 1 + lengthBytes };
    const end = 1 + readLength(buffer, 1, longest);
    if (buffer.length < end) return { needed: end };
    return {
      message: { name: String.fromCharCode(buffer[0] ?? 0), bytes: buffer.subarray(0, end) },
      end,
    };
  }

  return (chunk: Buffer): FrontendMessage[] => {
    chunks.push(chunk);
    held += chunk.length;
    if (held < needed) return []; // A long message is joined once, not at every chunk.
    let rest = Buffer.concat(chunks);
    const messages: FrontendMessage[] = [];
    for (;;) {
      const found = cut(rest);
      if ('needed' in found) {
        needed = found.needed;
        chunks = [rest];
        held = rest.length;
        return messages;
      }
      messages.push(found.message);
      rest = rest.subarray(found.end);
    }
  };
}
