import type { OrganisationReviewItem } from '@parages/contracts/types';
import { foldWords } from '@parages/contracts/vocabulary/text/fold-text';
import { sayActivity, sayDay, sayLegalForm } from './registry-codes.fr.ts';

/** `isSame` is null unless both sides have a value. */
export type Line = {
  field: (typeof both)[number] | (typeof declaredOnly)[number] | (typeof registryOnly)[number];
  declared: string | null;
  registry: string | null;
  isSame: boolean | null;
};

const both = ['siren', 'name', 'streetAddress', 'postalCode', 'locality'] as const;
const declaredOnly = ['rna', 'email', 'website', 'description'] as const;
const registryOnly = ['createdOn', 'activity', 'legalForm', 'vatNumber'] as const;
const formats = {
  createdOn: sayDay,
  activity: sayActivity,
  legalForm: sayLegalForm,
  vatNumber: (number: string) => number,
} as const;

export function compareWithRegistry(organisation: OrganisationReviewItem): Line[] {
  const { registry } = organisation;
  const orNull = (text: string | null): string | null => (text === '' ? null : text);
  return [
    ...both.map((field) => {
      const declared = orNull(organisation[field]);
      const registered = registry === null ? null : orNull(registry[field]);
      return {
        field,
        declared,
        registry: registered,
        isSame:
          declared === null || registered === null
            ? null
            : foldWords(declared) === foldWords(registered),
      };
    }),
    ...declaredOnly
      .filter((field) => field !== 'rna' || organisation.rna !== null)
      .map((field) => ({
        field,
        declared: orNull(organisation[field]),
        registry: null,
        isSame: null,
      })),
    ...registryOnly
      .filter(() => registry !== null)
      .map((field) => {
        const value = registry?.[field] ?? null;
        return {
          field,
          declared: null,
          registry: value === null ? null : formats[field](value),
          isSame: null,
        };
      }),
  ];
}
