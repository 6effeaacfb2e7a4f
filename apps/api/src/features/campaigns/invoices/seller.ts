export type Seller = {
  name: string;
  /** For example “SAS” or “Association loi 1901”. */
  legalForm: string;
  capital: string | null;
  address: string;
  siren: string;
  /** For example “RCS Tours 123 456 782”. */
  registration: string | null;
  /**
   * Null when the seller has no VAT number, as one exempt from VAT (article 293 B of the tax code).
   */
  vatNumber: string | null;
  /** True without live payments; each document then states that it is a trial. */
  isTrial: boolean;
};
