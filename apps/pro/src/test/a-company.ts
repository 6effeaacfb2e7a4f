import type { Company } from '@parages/contracts/types';

export const siren = '000100016';
export const company: Company = {
  siren,
  name: 'LES BACS À SABLE',
  acronym: null,
  streetAddress: '3 QUAI DU PORT',
  postalCode: '37000',
  locality: 'TOURS',
  legalForm: null,
  activity: null,
  vatNumber: null,
  createdOn: '2012-03-01',
};
