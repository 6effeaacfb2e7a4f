import {
  bareSiren,
  hasSirenFormat,
  isSiren,
} from '@parages/contracts/vocabulary/organisations/siren';
import { Problem } from '../../../platform/problems/problem.ts';

const wrong = (pointer: string, code: string, detail: string): Problem =>
  new Problem('request_invalid', undefined, [{ pointer, code, detail }]);

/**
 * Parses a typed SIREN into nine digits with a valid checksum.
 * @throws {Problem} request_invalid, with `pointer` as the faulty field
 */
export function readSiren(text: string, pointer: string): string {
  const siren = bareSiren(text);
  if (!hasSirenFormat(siren))
    throw wrong(pointer, 'invalid-siren-error', 'A SIREN has nine digits');
  if (!isSiren(siren))
    throw wrong(pointer, 'siren_checksum', 'The checksum of this SIREN is wrong');
  return siren;
}
