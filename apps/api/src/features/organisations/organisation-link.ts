export const organisationLink = (proOrigin: string, id: string): string =>
  `${proOrigin}/org/organisations/${id}`;

export const newEventLink = (proOrigin: string): string => `${proOrigin}/org/events/new`;
