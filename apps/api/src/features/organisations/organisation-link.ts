export const organisationLink = (proOrigin: string, id: string): string =>
  `${proOrigin}/org/organisations/${id}`;
