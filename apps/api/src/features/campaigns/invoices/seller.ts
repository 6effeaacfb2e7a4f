/** Whoever sells campaigns, as the law wants him named on an invoice. */
export type Seller = {
  name: string;
  /** “SAS”, “Association loi 1901”… and its capital when it has one. */
  legalForm: string;
  capital: string | null;
  address: string;
  siren: string;
  /** “RCS Tours 123 456 782”, or where else it is registered. */
  registration: string | null;
  /** Null where he is exempt from VAT (article 293 B of the general tax code). */
  vatNumber: string | null;
  /** Nobody sells anything here: each document says so. */
  isTrial: boolean;
};
