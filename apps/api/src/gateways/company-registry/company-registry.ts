/** A company as the registry shows it; null is what it does not tell, or keeps to itself. */
export type RegisteredCompany = {
  siren: string;
  name: string | null;
  acronym: string | null;
  streetAddress: string | null;
  postalCode: string | null;
  locality: string | null;
  /** Codes of the State. */
  legalForm: string | null;
  activity: string | null;
  vatNumber: string | null;
  /** yyyy-MM-dd */
  createdOn: string | null;
};

/** What the registry knows of a SIREN. `isMasked`: it exists and does not publish its name. `isCeased`: it is over. */
export type RegistryEntry = { company: RegisteredCompany; isMasked: boolean; isCeased: boolean };

/** The national registry of companies. */
export type CompanyRegistry = {
  /** Undefined when no company has this number. @throws when the registry cannot be asked in time, or answers something else */
  find: (siren: string) => Promise<RegistryEntry | undefined>;
};
