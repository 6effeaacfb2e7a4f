import type { Seller } from './seller.ts';
import { trialSeller } from './trial-seller.fr.ts';

/** The seller as the configuration names it. */
export type GivenSeller = {
  [Field in Exclude<keyof Seller, 'isTrial'>]: Seller[Field] | undefined;
};

export type SellerFacts = {
  given: GivenSeller;
  productName: string;
  hasVat: boolean;
  isTrial: boolean;
};

/** A trial seller fills in what the configuration omits, as it may only where no real money is taken. */
export function sellerOf({ given, productName, hasVat, isTrial }: SellerFacts): Seller {
  const trial = trialSeller(productName, hasVat);
  const hasSiren = given.siren !== undefined;
  return {
    name: given.name ?? trial.name,
    legalForm: given.legalForm ?? trial.legalForm,
    capital: given.capital ?? null,
    address: given.address ?? trial.address,
    siren: given.siren ?? trial.siren,
    registration: given.registration ?? (hasSiren ? null : trial.registration),
    vatNumber: given.vatNumber ?? (hasSiren ? null : trial.vatNumber),
    isTrial,
  };
}
