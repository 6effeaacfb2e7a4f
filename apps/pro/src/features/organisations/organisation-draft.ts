import type { FormErrors } from '@mantine/form';
import { ApiProblem } from '@parages/contracts/api-problem';
import type { Organisation } from '@parages/contracts/types';
import { isEmailAddress } from '@parages/contracts/vocabulary/accounts/email-addresses';
import { bareRna, isRna } from '@parages/contracts/vocabulary/organisations/rna';
import {
  bareSiren,
  hasSirenFormat,
  isSiren,
} from '@parages/contracts/vocabulary/organisations/siren';
import type { SubmitOutcome } from '../../lib/form/use-submit-form.ts';
import { say, sentenceOf } from './organisation-words.ts';
import type { OrganisationDraft } from './organisations.queries.ts';

/** `number`: which number identifies the organisation, `siren` or `rna`; the other is not shown. */
export type DraftValues = Record<keyof OrganisationDraft | 'number', string>;

const required = ['name', 'email', 'streetAddress', 'postalCode', 'locality'] as const;

/** Fields of the form, in display order. */
export const draftFields = [
  'siren',
  'rna',
  'name',
  'website',
  'description',
  'email',
  'streetAddress',
  'postalCode',
  'locality',
] as const;

export const emptyDraft = (email: string): DraftValues => ({
  name: '',
  email,
  streetAddress: '',
  postalCode: '',
  locality: '',
  number: 'siren',
  siren: '',
  rna: '',
  website: '',
  description: '',
});

export const toValues = ({
  name,
  email,
  streetAddress,
  postalCode,
  locality,
  siren,
  rna,
  website,
  description,
}: Organisation): DraftValues => ({
  name,
  email,
  streetAddress,
  postalCode,
  locality,
  number: siren === null && rna !== null ? 'rna' : 'siren',
  siren: siren ?? '',
  rna: rna ?? '',
  website: website ?? '',
  description,
});

export const toDraft = ({
  number,
  siren,
  rna,
  website,
  ...values
}: DraftValues): OrganisationDraft => ({
  ...values,
  siren: number === 'rna' ? null : bareSiren(siren),
  ...(rna.trim() !== '' && { rna: bareRna(rna) }),
  website: website.trim() === '' ? null : website.trim(),
});

export function sirenFault(text: string): string | undefined {
  const siren = bareSiren(text);
  if (!hasSirenFormat(siren)) return say('faults.siren');
  return isSiren(siren) ? undefined : say('faults.sirenChecksum');
}

const rnaFault = (text: string): string | undefined =>
  isRna(bareRna(text)) ? undefined : say('faults.rna');

export function checkDraft(values: DraftValues): FormErrors {
  const missing = Object.fromEntries(
    required
      .filter((name) => values[name].trim() === '')
      .map((name) => [name, say('faults.required')]),
  );
  const number = values.number === 'rna' ? 'rna' : 'siren';
  const fault = number === 'rna' ? rnaFault : sirenFault;
  return {
    [number]: values[number].trim() === '' ? say('faults.required') : fault(values[number]),
    email: isEmailAddress(values.email.trim()) ? undefined : say('faults.email'),
    postalCode: /^\d{5}$/.test(values.postalCode.trim()) ? undefined : say('faults.postalCode'),
    ...missing,
  };
}

const faultKeys = {
  siren_checksum: 'sirenChecksum',
  siren: 'siren',
  rna: 'rna',
  rna_format: 'rna',
  siren_fixed: 'fixed',
  rna_fixed: 'fixed',
  email: 'email',
  postalCode: 'postalCode',
  website: 'website',
} as const;

const isFault = (name: string): name is keyof typeof faultKeys => Object.hasOwn(faultKeys, name);

const isField = (name: string): boolean => draftFields.some((field) => field === name);

/**
 * Converts an error of the API to sentences: one per field that it concerns, and one for the whole
 * form when it also, or only, concerns something else.
 */
export function toOutcome(error: unknown): SubmitOutcome {
  if (!(error instanceof ApiProblem)) return { failure: sentenceOf(error) };
  if (error.code === 'company_ceased') return { errors: { siren: say('faults.ceased') } };
  const failure = sentenceOf(error);
  if (error.code !== 'request_invalid') return { failure };
  const found = error.errors.map(({ pointer, code }) => {
    const name = pointer.split('/')[2] ?? '';
    const known = [code, name].find(isFault);
    return [name, say(`faults.${known === undefined ? 'other' : faultKeys[known]}`)] as const;
  });
  const ofFields = found.filter(([name]) => isField(name));
  if (ofFields.length === 0) return { failure };
  const errors = Object.fromEntries(ofFields);
  return ofFields.length < found.length ? { errors, failure } : { errors };
}
