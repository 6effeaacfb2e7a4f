import { bareRna, isRna } from '@parages/contracts/vocabulary/organisations/rna';
import { Problem } from '../../../platform/problems/problem.ts';

const pointer = '/body/rna';
const wrong = (code: string, detail: string): Problem =>
  new Problem('request_invalid', undefined, [{ pointer, code, detail }]);

/**
 * Parses a typed number of the directory of associations; null for a blank one.
 * @throws {Problem} request_invalid
 */
export function readRna(text: string | null): string | null {
  const rna = bareRna(text ?? '');
  if (rna === '') return null;
  if (!isRna(rna)) throw wrong('rna_format', 'An RNA number is W and nine more characters');
  return rna;
}

/** An organisation without a SIREN needs an RNA number. */
export const numberMissing = (): Problem =>
  new Problem('request_invalid', undefined, [
    {
      pointer: '/body/siren',
      code: 'invalid-siren-error',
      detail: 'A SIREN, or the RNA number of an association, is required',
    },
  ]);
