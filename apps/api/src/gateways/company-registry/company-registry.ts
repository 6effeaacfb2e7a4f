/** A company as the registry publishes it; null for missing or unpublished fields. */
export type RegisteredCompany = {
  siren: string;
  name: string | null;
  acronym: string | null;
  streetAddress: string | null;
  postalCode: string | null;
  locality: string | null;
  /** Code of the French classification of legal forms. */
  legalForm: string | null;
  activity: string | null;
  vatNumber: string | null;
  /** yyyy-MM-dd */
  createdOn: string | null;
};

/**
 * The registry's entry of a SIREN. `isMasked`: the company exists and does not publish its name.
 * `isCeased`: it no longer exists.
 */
export type RegistryEntry = { company: RegisteredCompany; isMasked: boolean; isCeased: boolean };

/** The national registry of companies. */
export type CompanyRegistry = {
  /**
   * Undefined when no company has this number. @throws when no valid answer can be obtained in time
   */
  find: (siren: string) => Promise<RegistryEntry | undefined>;
};
