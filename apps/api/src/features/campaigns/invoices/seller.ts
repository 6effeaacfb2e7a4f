/** Seller of campaigns, with the properties that an invoice must show by law. */
export type Seller = {
  name: string;
  /** “SAS”, “Association loi 1901”… */
  legalForm: string;
  capital: string | null;
  address: string;
  siren: string;
  /** “RCS Tours 123 456 782”, or another register. */
  registration: string | null;
  /** With a live key, null only for a seller exempt from VAT (article 293 B of the tax code). */
  vatNumber: string | null;
  /** True without live payments; each document then states that it is a trial. */
  isTrial: boolean;
};
