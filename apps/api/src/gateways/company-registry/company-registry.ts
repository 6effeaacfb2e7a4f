/** A field is null when the registry lacks it or does not publish it. */
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

/** `isMasked`: the company exists, but the registry hides its name or part of its entry. */
export type RegistryEntry = { company: RegisteredCompany; isMasked: boolean; isCeased: boolean };

export type CompanyRegistry = {
  /**
   * Undefined when no company has this number. @throws when no valid answer can be obtained in time
   */
  find: (siren: string) => Promise<RegistryEntry | undefined>;
  /**
   * The company of an association with this RNA number. Undefined without one: most associations
   * have no SIREN, and the registry lists none of them. @throws when no valid answer can be obtained
   * in time
   */
  findAssociation: (rna: string) => Promise<RegistryEntry | undefined>;
  /**
   * Companies with a public name that matches the words, and which have not ceased; the best match
   * first. @throws when no valid answer can be obtained in time
   */
  search: (words: string) => Promise<RegisteredCompany[]>;
};
