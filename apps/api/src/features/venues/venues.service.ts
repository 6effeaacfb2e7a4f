import { findVenue, type GetVenueDeps, getVenue } from './get-venue.ts';

export const venuesService = (deps: GetVenueDeps) => ({
  find: findVenue(deps),
  get: getVenue(deps),
});

export type VenuesService = ReturnType<typeof venuesService>;
