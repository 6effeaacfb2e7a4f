const charsetPattern = /charset\s*=\s*["']?([\w-]{1,40})/i;
/** A page declares its charset within its first kilobyte. */
const headLength = 1024;

function decodeAs(label: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return undefined;
  }
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Valid UTF-8 is read as UTF-8 even when another charset is declared: servers declare a wrong one
 * more often than bytes of another charset happen to be valid UTF-8.
 */
export function decodeSource(bytes: Uint8Array, contentType: string): string {
  const isUtf16 =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isUtf16) return decodeAs(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be', bytes) ?? '';
  const unicode = decodeUtf8(bytes);
  if (unicode !== undefined) return unicode;
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, headLength));
  const [, declared] = charsetPattern.exec(contentType) ?? charsetPattern.exec(head) ?? [];
  const isWrong = declared === undefined || /^utf-?8$/i.test(declared);
  return (isWrong ? undefined : decodeAs(declared, bytes)) ?? decodeAs('windows-1252', bytes) ?? '';
}
