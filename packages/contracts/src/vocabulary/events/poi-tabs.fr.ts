import type { PoiTab } from './poi-tabs.ts';

export const poiTabLabels: Record<PoiTab, string> = {
  categories: 'Catégories et mots-clés',
  dates: 'Dates et infos',
  place: 'Lieu',
  prices: 'Tarifs',
  images: 'Images',
  contacts: 'Contacts',
  traces: 'Tracés',
  campaigns: 'Campagnes',
};
