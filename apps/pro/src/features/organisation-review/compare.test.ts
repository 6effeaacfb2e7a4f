import type { OrganisationReviewItem } from '@parages/contracts/types';
import { expect, it } from 'vitest';
import { compareWithRegistry } from './compare.ts';

const company = {
  siren: '000100016',
  name: 'LES BACS A SABLE',
  acronym: null,
  streetAddress: '3 QUAI DU PORT',
  postalCode: '37000',
  locality: null,
  legalForm: '9220',
  activity: '90.01Z',
  vatNumber: null,
  createdOn: '2012-03-01',
};
const item: Pick<
  OrganisationReviewItem,
  | 'siren'
  | 'rna'
  | 'name'
  | 'streetAddress'
  | 'postalCode'
  | 'locality'
  | 'email'
  | 'website'
  | 'description'
> = {
  siren: '000100016',
  rna: null,
  name: 'Les bacs à sable',
  streetAddress: '4, quai du Port',
  postalCode: '37000',
  locality: 'Tours',
  email: 'a@example.org',
  website: null,
  description: '',
};
const sameness = (registry: OrganisationReviewItem['registry']) =>
  compareWithRegistry({ ...item, registry } as OrganisationReviewItem).map(
    ({ field, isSame }) => `${field} ${isSame}`,
  );

it('compares an organisation with the company registry, ignoring accents and case; `isSame` is null where a side has no value', () => {
  expect(sameness(company)).toEqual([
    'siren true',
    'name true',
    'streetAddress false',
    'postalCode true',
    'locality null',
    'email null',
    'website null',
    'description null',
    'createdOn null',
    'activity null',
    'legalForm null',
    'vatNumber null',
  ]);
});

it('compares eight fields of an organisation, all with `isSame` null, without an entry of the company registry', () => {
  expect(sameness(null).every((line) => line.endsWith('null'))).toBe(true);
  expect(sameness(null)).toHaveLength(8);
});

it('lists the RNA number of an association that has one', () => {
  const lines = compareWithRegistry({
    ...item,
    siren: null,
    rna: 'W372001234',
    registry: null,
  } as OrganisationReviewItem);
  expect(lines).toContainEqual({
    field: 'rna',
    declared: 'W372001234',
    registry: null,
    isSame: null,
  });
});

it('writes the day, the activity and the legal form of the registry in French, and an unknown code as it is', () => {
  const said = (registry: OrganisationReviewItem['registry']) =>
    compareWithRegistry({ ...item, registry } as OrganisationReviewItem)
      .slice(8)
      .map((line) => line.registry);
  expect(said(company)).toEqual([
    '1er mars 2012',
    'Arts du spectacle vivant (90.01Z)',
    'Association déclarée (9220)',
    null,
  ]);
  expect(said({ ...company, activity: '01.11Z', vatNumber: 'FR12000100016' })).toEqual([
    '1er mars 2012',
    '01.11Z',
    'Association déclarée (9220)',
    'FR12000100016',
  ]);
});
