import type { Docs } from '../operation-docs.ts';

/** Names of the content of an event, which lists, pages and the editor share. */
export const eventNames: Docs = {
  properties: {
    label: ['Title in French, as visitors read it.', 'Bal folk en plein air'],
    description: [
      'Text in French, with line breaks and without markup.',
      'Bal folk, initiation comprise.',
    ],
    theme: 'Slug of the first theme, which gives the colour of the card; null while there is none.',
    themes: 'Slugs of the themes, the main one first; four at most.',
    tags: ['Free keywords in French.', ['folk', 'plein air']],
    options: 'Options known to be true, such as `pmr` (accessible to wheelchairs).',
    knownOptions: 'Options that are known, true or false; an option that is not listed is unknown.',
    features: 'Facilities and services of the event.',
    featureGroups: 'Features by group, in the order in which they are shown.',
    isFree: ['True when entry is free for everyone.', false],
    minPriceCents: ['Lowest price in euro cents, VAT included; null when it is not known.', 500],
    maxPriceCents: [
      'Highest price in euro cents, VAT included; null when it is not known or has no upper bound.',
      1200,
    ],
    prices: 'Prices, in the order that the organiser chose; empty when the event gives none.',
    'prices.currency': ['ISO 4217 code of the currency.', 'EUR'],
    'prices.priceModes': [
      'What one payment is for; `Entities.priceModes` lists the ids.',
      ['PerUnit'],
    ],
    'prices.policyName': [
      'For whom the price is; `Entities.pricePolicies` lists the ids. Null for everyone.',
      'BaseRateFullRate',
    ],
    'prices.label': ['Name of the price in French; null without one.', 'Plein tarif'],
    'prices.startDate': ['First day of the price, yyyy-MM-dd; null without one.', '2026-06-01'],
    'prices.endDate': [
      'Last day of the price, inclusive, yyyy-MM-dd; null without one.',
      '2026-06-30',
    ],
    additionalInfo: ['Remark on the price in French; null without one.', 'Sur place uniquement'],
    isPermanent: ['True for a place that is always open and has no dates.', false],
    isPast: ['True when every occurrence is over, by the time of Paris.', false],
    periods: 'Occurrences in order of their start; empty for a permanent event.',
    startDate: ['First day, Europe/Paris, yyyy-MM-dd; null for a permanent event.', '2026-06-13'],
    endDate: [
      'Last day, inclusive, Europe/Paris, yyyy-MM-dd; null for a permanent event.',
      '2026-06-13',
    ],
    startTime: ['Time of the start, Europe/Paris, HH:mm; null when it is not known.', '20:30'],
    endTime: [
      'Time of the end, Europe/Paris, HH:mm; null when it is not known. Before `startTime`: after midnight.',
      '23:30',
    ],
    poiTime: ['Time of the start of that occurrence, HH:mm; null when it is not known.', '20:30'],
    'periods.note': ['Remark of the organiser about this date, in French; null without one.', null],
    'movedFrom.startDate': ['First day that the date had, yyyy-MM-dd.', '2026-06-12'],
    'movedFrom.startTime': ['Time of the start that it had, HH:mm; null when not known.', '20:30'],
    liveState: '`scheduled`, or what the organiser has announced: cancelled, postponed, full.',
    allowedPerson: ['Number of places for visitors; null when it is not limited.', 120],
    minimumAge: ['Lowest age in years; null when there is none.', 6],
    maximumAge: ['Highest age in years; null when there is none.', null],
    contacts: 'Contacts of the event; `booking` takes reservations.',
    'contacts.type':
      'What the contact is for: reservations, the owner of the place, anything else.',
    legalName: ['Name of the contact; null without one.', 'Bal Atelier 37'],
    emails: ['E-mail addresses, the first one preferred.', ['contact@example.org']],
    phoneNumbers: ['Telephone numbers as the organiser wrote them.', ['+33 2 47 00 00 00']],
    websites: ['Addresses of web pages.', ['https://example.org/bal']],
    organizerName: [
      'Name of the organiser as the source gives it; null when unknown.',
      'Bal Atelier 37',
    ],
    slugFr: [
      'Slug of the page of the event, `/evenement/{slugFr}`; null before the first publication.',
      'bal-folk-en-plein-air-tours',
    ],
    source: ['Feed that the event comes from; null for an event of an organiser.', null],
  },
};
