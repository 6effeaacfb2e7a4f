import type { Docs } from '../../../platform/openapi/operation-docs.ts';

const event = {
  dates: {
    label: 'Bal folk en plein air',
    description: 'Bal folk, initiation comprise.',
    isPermanent: false,
    allowedPerson: 120,
    periods: [
      { startDate: '2026-06-13', endDate: '2026-06-13', startTime: '20:30', endTime: '23:30' },
    ],
  },
  categories: {
    themes: ['concerts'],
    tags: ['folk'],
    features: [],
    options: ['pmr'],
    knownOptions: ['pmr'],
  },
  place: {
    name: 'Guinguette de Tours',
    streetAddress: '12 rue Nationale',
    postalCode: '37000',
    locality: 'Tours',
    position: { lon: 0.6848, lat: 47.3936 },
  },
  prices: { isFree: true, prices: [] },
};

const sameOrganisation =
  'The id is one of the organisation: the same `source` and `extId` of another organisation name another event.';
const gone =
  'An archived event stays archived: 410 `poi_gone`; send it under another id. 409 `poi_merged`: a moderator merged it into the event whose id is in `detail`. 409 `poi_reassigned`: it now belongs to another organisation. An event that was deleted as a draft is created again.';

export const externalDocs: Docs = {
  operations: {
    getPoiByExternalId: {
      summary: 'Read an event by the id of your own system',
      description: `Answers as \`getOrganiserPoi\`. ${sameOrganisation} 404 \`poi_not_found\`: the organisation has no event with this id.`,
    },
    putPoiByExternalId: {
      summary: 'Create or update an event by the id of your own system',
      description: `Repeat it as often as you like: 201 with \`created\`, then 200 with \`updated\`, or \`unchanged\` when nothing was to do. ${sameOrganisation} The fields have the rules of the tabs of the editor; a tab that you leave out stays as it is, and so do pictures. Each part is compared with the one that you sent last: a part that you repeat is not written again, so that what people have corrected since stays. With \`submission\` the event goes to the moderators as from the editor: 422 \`poi_incomplete\` names what it lacks, such as a picture, and nothing is written. An event in review is taken back before it changes; one that a moderator has accepted and that waits for your \`publishPoi\` gets 409 \`poi_transition_forbidden\`. ${gone}`,
      body: { ...event, submission: { autopublish: true } },
    },
    deletePoiByExternalId: {
      summary: 'Remove an event by the id of your own system',
      description:
        'Deletes an event that was never published, as `deletePoiDraft` does, and archives another one for good, as `archivePoi` does; an event in review is taken back first. An archived event answers `unchanged`, a deleted one 404 `poi_not_found`.',
    },
    putPois: {
      summary: 'Create or update up to 100 events by the ids of your own system',
      description:
        'Each item is one `putPoiByExternalId`, in the order of the request and in a transaction of its own: a faulty item leaves the others. The answer is 200 with a result for each item; those that have a `problem` were not written. The body has at most 1 MB. A request that takes longer than 35 seconds stops with 503 `service_unavailable`: its first items were written, so repeat it. It queues no mail to your organisation; a moderator who is reading an event that it takes back from review gets one.',
      body: { items: [{ source: 'agenda', extId: '2026-0042', poi: event }] },
    },
  },
  parameters: {
    source: [
      'Name that you choose for the system that the event comes from: lower-case letters, digits, `-` and `_`, 40 at most. `import` names the events of the files and followed calendars of the organisation, by their `ext_id`.',
      'agenda',
    ],
    extId: ['Id of the event in that system, 200 characters at most.', '2026-0042'],
    organisationId: ['Organisation of the event.', '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c71'],
    dryRun: ['Validates without writing.', 'true'],
  },
  properties: {
    'ExternalPoiResult.outcome': ['What the request did.', 'created'],
    'ExternalPoiResult.isDryRun': ['True when nothing was written.', false],
    'ExternalPoiResult.poi': 'The event as its organiser edits it.',
    'ExternalPoiRemoval.outcome': ['What the request did.', 'archived'],
    'ExternalPoiRemoval.isDryRun': ['True when nothing was written.', false],
    'ExternalPoiRemoval.poiId': ['Id of the event here.', '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c71'],
    'ExternalPoiBulkResult.isDryRun': ['True when nothing was written.', false],
    'ExternalPoiBulkResult.items': 'Results, in the order of the request.',
    'ExternalPoiBulkResult.items.index': ['Place of the item in the request, from 0.', 0],
    'ExternalPoiBulkResult.items.source': [
      'Source of the item; null when it is not valid.',
      'agenda',
    ],
    'ExternalPoiBulkResult.items.extId': [
      'External id of the item; null when it is not valid.',
      '2026-0042',
    ],
    'ExternalPoiBulkResult.items.outcome': [
      'What was done with the item; null when it was refused.',
      'created',
    ],
    'ExternalPoiBulkResult.items.poiId': [
      'Id of the event here; null for a refused item, and for an event that a dry run would create.',
      '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c71',
    ],
    'ExternalPoiBulkResult.items.version': [
      'Version number of the event; null for a refused item.',
      1,
    ],
    'ExternalPoiBulkResult.items.status': [
      'Status of the event; null for a refused item.',
      'draft',
    ],
    'ExternalPoiBulkResult.items.problem': [
      'Why the item was refused; null when it was not.',
      null,
    ],
    'ExternalPoiBulkResult.items.problem.code': ['Code of the problem.', 'request_invalid'],
    'ExternalPoiBulkResult.items.problem.detail': [
      'Explanation for people, in English.',
      'The request does not match its schema; `errors` names each field.',
    ],
    'ExternalPoiBulkResult.items.problem.errors': 'The faulty fields.',
    'ExternalPoiBulkResult.items.problem.errors.pointer': [
      'JSON pointer into the request (`/body/items/0/poi/dates/label`); with `poi_incomplete`, into the event.',
      '/body/items/0/poi/dates/label',
    ],
    'ExternalPoiBulkResult.items.problem.errors.code': ['Code of the error.', 'label_missing'],
    'ExternalPoiBulkResult.items.problem.errors.detail': [
      'Explanation for people, in English.',
      'dates',
    ],
    'putPois.items': 'Events, 100 at most.',
    'putPois.items.source': ['Source, as in `putPoiByExternalId`.', 'agenda'],
    'putPois.items.extId': ['Id of the event in that source.', '2026-0042'],
    'putPois.items.poi': 'The event, as `putPoiByExternalId` takes it.',
    'putPois|putPoiByExternalId.dates': 'Title, description and dates.',
    'putPois|putPoiByExternalId.categories': 'Themes, tags, features and options.',
    'putPois|putPoiByExternalId.features': ['Ids of features.', ['CarPark']],
    'putPois|putPoiByExternalId.place': 'Place.',
    'putPois|putPoiByExternalId.place.name': [
      'Name of the venue; null without one.',
      'Guinguette de Tours',
    ],
    'putPois|putPoiByExternalId.prices': 'Prices.',
    'putPois|putPoiByExternalId.contacts': 'Contacts, in order.',
    'putPois|putPoiByExternalId.traces': 'Figures of a tour.',
  },
};
