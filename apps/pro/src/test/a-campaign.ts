import type { Campaign, CampaignOffer, Poi } from '@parages/contracts/types';
import { shiftDay } from '@parages/contracts/vocabulary/dates/date-presets';

export const organisation = {
  id: '0197a000-0000-7000-8000-00000000000a',
  name: 'Le Bateau Ivre',
  role: 'owner',
  status: 'approved',
} as const;
export const poiId = '0197a000-0000-7000-8000-000000000001';
export const campaignId = '0197a000-0000-7000-8000-0000000000c1';

export const aCampaign = (change: Partial<Campaign> = {}): Campaign => ({
  id: campaignId,
  title: 'Bal, avant l’été',
  organisation: { id: organisation.id, name: organisation.name },
  poi: {
    id: poiId,
    slugFr: 'bal-tours',
    label: 'Bal du 14 juillet',
    locality: 'Tours',
    mainMediaFileId: null,
    isPublished: true,
    lastDay: '2031-07-14',
  },
  startDate: '2031-06-01',
  endDate: '2031-06-14',
  weeks: 2,
  status: 'draft',
  state: 'draft',
  price: { exclVatCents: 4000, vatCents: 800, inclVatCents: 4800 },
  payment: null,
  isFree: false,
  stoppedAt: null,
  stopReason: null,
  version: 3,
  ...change,
});

export const anOffer = (change: Partial<CampaignOffer> = {}): CampaignOffer => ({
  weeklyRateCents: 2000,
  vatPercent: 20,
  minWeeks: 1,
  maxWeeks: 12,
  firstDay: '2031-06-01',
  isPayable: true,
  lastDay: shiftDay('2031-06-01', 366),
  ...change,
});

export const anOnlinePoi: Partial<Poi> = {
  id: poiId,
  slugFr: 'bal-tours',
  label: 'Bal du 14 juillet',
  theme: 'fetes',
  isFree: true,
  isPermanent: false,
  isPast: false,
  liveState: 'scheduled',
  minPriceCents: null,
  maxPriceCents: null,
  media: [],
  place: {
    name: null,
    venueSlug: null,
    streetAddress: null,
    postalCode: '37000',
    locality: 'Tours',
    position: { lon: 0.7, lat: 47.39 },
  },
  periods: [
    {
      startDate: '2031-07-14',
      endDate: '2031-07-14',
      startTime: '20:30:00',
      endTime: null,
      isPast: false,
      liveState: 'scheduled',
      movedFrom: null,
      note: null,
    },
  ],
};
