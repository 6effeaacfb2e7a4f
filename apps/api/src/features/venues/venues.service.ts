import { type GetVenueDeps, getVenue } from './get-venue.ts';

export const venuesService = (deps: GetVenueDeps) => ({ get: getVenue(deps) });

export type VenuesService = ReturnType<typeof venuesService>;
