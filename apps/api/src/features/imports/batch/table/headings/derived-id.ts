import { createHash } from 'node:crypto';
import {
  derivedIdPrefix,
  type ImportColumnName,
} from '@parages/contracts/vocabulary/imports/import-columns';
import { foldWords } from '@parages/contracts/vocabulary/text/fold-text';

const identifying: readonly ImportColumnName[] = [
  'title',
  'venue_name',
  'address',
  'postal_code',
  'city',
];

/**
 * The identifier of a line in a file without identifiers: lines with the same title at the same
 * place are one event with several dates, also in the next file.
 */
export function derivedId(cells: Readonly<Record<string, string | undefined>>): string {
  const text = identifying.map((name) => foldWords(cells[name] ?? '')).join('|');
  return `${derivedIdPrefix}${createHash('sha1').update(text).digest('base64url')}`;
}
