/**
 * A request of the guide; `{organisationId}`, `{poiId}` and `{next}` are replaced by those of earlier
 * answers, `{source}` and `{extId}` by names that the reader chooses.
 */
export type GuideStep = {
  operationId: string;
  tag: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: object;
  says: string;
};

const tag = 'Events of organisers';
const event = '/api/v1/org/pois/{poiId}';

/** From a title to the moderators, in order. A test of the service runs them. */
export const firstEvent: readonly GuideStep[] = [
  {
    operationId: 'createOrganiserPoi',
    tag,
    method: 'POST',
    path: '/api/v1/org/pois',
    body: { organisationId: '{organisationId}', label: 'Bal folk en plein air' },
    says: 'Create a draft. The answer has its id and version 0; `getUserProfile` lists your organisations.',
  },
  {
    operationId: 'updateOrganiserPoiCategories',
    tag,
    method: 'PATCH',
    path: `${event}/categories`,
    body: {
      version: 0,
      themes: ['concerts'],
      tags: ['folk'],
      features: [],
      options: ['outside'],
      knownOptions: ['outside'],
    },
    says: 'Say what it is. `getEntitiesToCache` lists the themes and options.',
  },
  {
    operationId: 'updateOrganiserPoiDates',
    tag,
    method: 'PATCH',
    path: `${event}/dates`,
    body: {
      version: 1,
      label: 'Bal folk en plein air',
      description: 'Bal folk, initiation comprise.',
      isPermanent: false,
      allowedPerson: 120,
      periods: [
        { startDate: '2027-06-12', endDate: '2027-06-12', startTime: '20:30', endTime: '23:30' },
      ],
    },
    says: 'Say when it takes place, in the time of Paris.',
  },
  {
    operationId: 'updateOrganiserPoiPlace',
    tag,
    method: 'PATCH',
    path: `${event}/place`,
    body: {
      version: 2,
      name: 'Guinguette de Tours',
      streetAddress: '12 rue Nationale',
      postalCode: '37000',
      locality: 'Tours',
      position: { lon: 0.6848, lat: 47.3936 },
    },
    says: 'Say where. `searchAddressPosition` finds the position of an address.',
  },
  {
    operationId: 'updateOrganiserPoiPrices',
    tag,
    method: 'PATCH',
    path: `${event}/prices`,
    body: {
      version: 3,
      isFree: false,
      prices: [
        {
          minPriceCents: 500,
          maxPriceCents: 1200,
          priceModes: ['PerPerson'],
          policyName: 'BaseRateFullRate',
          label: 'Plein tarif',
          startDate: null,
          endDate: null,
          additionalInfo: null,
        },
      ],
    },
    says: 'Say what it costs, in euro cents.',
  },
  {
    operationId: 'updateOrganiserPoiContacts',
    tag,
    method: 'PATCH',
    path: `${event}/contacts`,
    body: {
      version: 4,
      contacts: [
        {
          type: 'booking',
          legalName: 'Bal Atelier 37',
          emails: ['contact@example.org'],
          phoneNumbers: [],
          websites: [],
        },
      ],
    },
    says: 'Say how to book.',
  },
  {
    operationId: 'addMediaFileToPoiByUrl',
    tag: 'Pictures',
    method: 'POST',
    path: '/api/v1/pois/{poiId}/media',
    body: {
      url: 'https://example.org/bal.jpg',
      title: 'Danseurs en plein air',
      credits: 'Camille Martin',
      license: 'cc-by',
    },
    says: 'Give it a picture that you may publish: the address of one, or a file as a form.',
  },
  {
    operationId: 'submitPoi',
    tag,
    method: 'POST',
    path: `${event}/submission`,
    body: { version: 6, autopublish: true },
    says: 'Send it to the moderators. 422 `poi_incomplete` names what is missing.',
  },
  {
    operationId: 'getOrganiserPoi',
    tag,
    method: 'GET',
    path: event,
    says: 'Read its `status`: `in-review`, then `published` with the `slugFr` of its page, or `refused` with the reasons in `refusal`.',
  },
];

/** The two reads of a copy, in order. A test of the service runs them. */
export const copyOfEvents: readonly GuideStep[] = [
  {
    operationId: 'listPoiChanges',
    tag: 'Events',
    method: 'GET',
    path: '/api/v1/pois/changes?theme=concerts&pageSize=100',
    says: 'Read every concert.',
  },
  {
    operationId: 'listPoiChanges',
    tag: 'Events',
    method: 'GET',
    path: '/api/v1/pois/changes?theme=concerts&pageSize=100&updatedSince={next}',
    says: 'Read what changed since.',
  },
];
