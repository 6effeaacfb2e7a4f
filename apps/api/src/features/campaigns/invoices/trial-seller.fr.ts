import { vatNumberOf } from '@parages/contracts/vocabulary/organisations/siren';
import type { Seller } from './seller.ts';

const siren = '000000000';

/** Obviously fictitious seller, for installations that take no real money. */
export const trialSeller = (productName: string, hasVat: boolean): Seller => ({
  name: `${productName} (bac à sable)`,
  legalForm: 'Société fictive',
  capital: null,
  address: '1 place de l’Essai, 37000 Tours',
  siren,
  registration: 'RCS fictif',
  vatNumber: hasVat ? vatNumberOf(siren) : null,
  isTrial: true,
});
