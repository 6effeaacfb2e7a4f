import {
  bareSiren,
  hasSirenFormat,
  isSiren,
} from '@parages/contracts/vocabulary/organisations/siren';
import { Problem } from '../../../platform/problems/problem.ts';

const wrong = (pointer: string, code: string, detail: string): Problem =>
  new Problem('request_invalid', undefined, [{ pointer, code, detail }]);

/**
 * Reads a typed SIREN as nine digits with a right checksum.
 * @throws {Problem} request_invalid, which names the field at `pointer`
 */
export function readSiren(text: string, pointer: string): string {
  const siren = bareSiren(text);
  if (!hasSirenFormat(siren)) throw wrong(pointer, 'siren_format', 'A SIREN has nine digits');
  if (!isSiren(siren)) throw wrong(pointer, 'siren_checksum', 'These nine digits are no SIREN');
  return siren;
}
