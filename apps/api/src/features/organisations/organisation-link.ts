/** URL of an organisation on the professional site, for the links of mails. */
export const organisationLink = (proOrigin: string, id: string): string =>
  `${proOrigin}/org/organisations/${id}`;
