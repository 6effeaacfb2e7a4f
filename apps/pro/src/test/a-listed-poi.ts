import type { OrganiserPoiItem } from '@parages/contracts/types';

export const listedOrganisation = {
  id: '0197a000-0000-7000-8000-00000000000a',
  name: 'Le Bateau Ivre',
  role: 'owner',
  status: 'approved',
} as const;

/** A draft in the event list of an organiser. */
export const aListedPoi = (change: Partial<OrganiserPoiItem> = {}): OrganiserPoiItem => ({
  id: '0197a000-0000-7000-8000-000000000001',
  slugFr: null,
  label: 'Bal',
  status: 'draft',
  isPublished: false,
  version: 1,
  organisation: { id: listedOrganisation.id, name: listedOrganisation.name },
  theme: 'fetes',
  locality: 'Tours',
  startDate: '2031-07-14',
  endDate: '2031-07-14',
  startTime: '20:30:00',
  isPast: false,
  isPermanent: false,
  mainMediaFileId: null,
  liveState: 'scheduled',
  isEnabled: true,
  placeDoubt: null,
  updatedAt: '2027-06-01T10:00:00Z',
  ...change,
});
