import { Transform } from 'node:stream';
import { spreadsheetLimits } from '@parages/contracts/vocabulary/imports/spreadsheet-limits';
import { Problem } from '../../../../platform/problems/problem.ts';

const headBytes = 8;
const startsWith = (head: Buffer, ...bytes: number[]): boolean =>
  head.subarray(0, bytes.length).equals(Buffer.from(bytes));

/** The signature of zip archives, which xlsx and ods are. */
const isArchive = (head: Buffer): boolean =>
  startsWith(head, 0x50, 0x4b, 0x03, 0x04) || startsWith(head, 0x50, 0x4b, 0x05, 0x06);

/**
 * Recognises the signature of old Office files (xls), which encrypted ones have too, and UTF-16,
 * which Excel writes as « Texte Unicode ».
 */
function otherFormat(head: Buffer): Problem | undefined {
  if (startsWith(head, 0xd0, 0xcf, 0x11, 0xe0)) return new Problem('import_file_spreadsheet');
  if (startsWith(head, 0xff, 0xfe) || startsWith(head, 0xfe, 0xff))
    return new Problem('import_file_utf16');
  // In UTF-16 without a byte order mark, every other byte of a western text is zero.
  if (
    head.length >= 4 &&
    (head[0] === 0) !== (head[1] === 0) &&
    (head[0] === 0) === (head[2] === 0) &&
    (head[1] === 0) === (head[3] === 0)
  )
    return new Problem('import_file_utf16');
  return undefined;
}

export type FormatGuard = Transform & { seen: () => number; isSpreadsheet: () => boolean };

export function rejectOtherFormats(): FormatGuard {
  let bytes = 0;
  let head = Buffer.alloc(0);
  const guard = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (head.length < headBytes) {
        head = Buffer.concat([head, chunk.subarray(0, headBytes)]);
        const other = otherFormat(head);
        if (other !== undefined) return done(other);
      }
      if (isArchive(head)) {
        if (bytes > spreadsheetLimits.maxBytes) return done(new Problem('import_sheet_too_large'));
      } else if (chunk.includes(0)) return done(new Problem('import_file_binary'));
      return done(null, chunk);
    },
  });
  return Object.assign(guard, { seen: () => bytes, isSpreadsheet: () => isArchive(head) });
}
