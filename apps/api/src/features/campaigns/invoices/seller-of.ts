import type { Seller } from './seller.ts';
import { trialSeller } from './trial-seller.fr.ts';

export type ConfiguredSeller = {
  [Field in Exclude<keyof Seller, 'isTrial'>]: Seller[Field] | undefined;
};

export type SellerFacts = {
  given: ConfiguredSeller;
  productName: string;
  hasVat: boolean;
  isTrial: boolean;
};

/**
 * A name, a legal form, an address or a SIREN that is not configured is that of a fictitious
 * seller.
 */
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
