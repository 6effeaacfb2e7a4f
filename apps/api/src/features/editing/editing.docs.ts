import type { Docs } from '../../platform/openapi/operation-docs.ts';

const afterSave =
  'Send the whole tab with the `version` that was read. The answer is the event as saved, with its next version. 412 `poi_version_stale` gives the stored event in `present`.';

export const editingDocs: Docs = {
  operations: {
    listOrganiserPois: {
      summary: 'List the events of the organisations of the account',
      description:
        'One row for each event of any status, with the count of each status. The list is empty for an account without an organisation.',
    },
    createOrganiserPoi: {
      summary: 'Create a draft of an event',
      description:
        'Needs a title and an organisation of which the caller is an owner or an editor. Save the tabs of the draft, then send it with `submitPoi`. 409 `quota_reached`: the organisation has too many drafts.',
      body: {
        organisationId: '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c71',
        label: 'Bal folk en plein air',
        description: 'Bal folk, initiation comprise.',
      },
    },
    listFeatures: {
      summary: 'List the features that an event may have',
      description:
        'Facilities and services by group, with French labels. `updateOrganiserPoiCategories` takes their ids.',
    },
    listReusableContent: {
      summary: 'List venues, contacts and prices of former events of an organisation',
      description:
        'What an editor offers to use again. An organisation of which the caller is not a member gives empty lists.',
    },
    getOrganiserPoi: {
      summary: 'Read an event as its organiser edits it',
      description:
        'The working version, else the published one, with what still prevents its submission and what the caller may do with it. Members of its organisation and moderators read it; other callers get 404 `poi_not_found`.',
    },
    getOrganiserPoiHistory: {
      summary: 'List the changes of an event',
      description: 'Pages of saves, submissions and decisions; send `next` of a page as `before`.',
    },
    deletePoiDraft: {
      summary: 'Delete an event that was never published',
      description:
        'Deletes the draft with its pictures. An event that was published is archived instead: 409 `poi_transition_forbidden`.',
    },
    duplicatePoi: {
      summary: 'Copy an event into a new draft',
      description:
        'Copies the content of the event, into the same organisation or into another one of the caller. The answer is the new draft.',
      body: {},
    },
    setPoiLiveState: {
      summary: 'Announce that an event is cancelled, postponed, full or as planned',
      description:
        'Visitors see the state at once, without a review. Readers who have the event among their favourites get a mail ten seconds later, unless another state replaces it.',
    },
    updateOrganiserPoiCategories: {
      summary: 'Save the themes, tags, features and options of an event',
      description: afterSave,
      body: {
        version: 3,
        themes: ['concerts'],
        tags: ['folk'],
        features: [],
        options: ['pmr'],
        knownOptions: ['pmr'],
      },
    },
    updateOrganiserPoiDates: {
      summary: 'Save the title, the description and the dates of an event',
      description: afterSave,
      body: {
        version: 3,
        label: 'Bal folk en plein air',
        description: 'Bal folk, initiation comprise.',
        isPermanent: false,
        allowedPerson: 120,
        minimumAge: null,
        maximumAge: null,
        periods: [
          { startDate: '2026-06-13', endDate: '2026-06-13', startTime: '20:30', endTime: '23:30' },
        ],
      },
    },
    updateOrganiserPoiPlace: {
      summary: 'Save the place of an event',
      description: `${afterSave} Find the position of an address with \`searchAddressPosition\`.`,
    },
    confirmPoiPlace: {
      summary: 'Confirm a place that an import questions',
      description:
        'Keeps the place and settles `placeDoubt`, until an import brings another place. Members who edit the event and moderators may. An event without a doubt stays as it is.',
      body: { version: 3 },
    },
    updateOrganiserPoiPrices: {
      summary: 'Save the prices of an event',
      description: afterSave,
      body: {
        version: 3,
        isFree: false,
        prices: [
          {
            minPriceCents: 500,
            maxPriceCents: 1200,
            priceModes: ['PerUnit'],
            policyName: 'BaseRateFullRate',
            label: 'Plein tarif',
            startDate: null,
            endDate: null,
            additionalInfo: null,
          },
        ],
      },
    },
    updateOrganiserPoiContacts: {
      summary: 'Save the contacts of an event',
      description: afterSave,
    },
    updateOrganiserPoiTraces: {
      summary: 'Save the figures of a tour',
      description: `${afterSave} \`addPoiTrace\` reads them from a file.`,
    },
    previewOrganiserPoi: {
      summary: 'Render the public page of an event as it is saved',
      description:
        'HTML of the page that visitors would see, without scripts, for a frame in an editor.',
    },
    addPoiTrace: {
      summary: 'Upload the track of a tour',
      description:
        'A form with a GPX, KML or GeoJSON file of 5 MB at most. The figures of the tour are computed from it. 422 `trace_unreadable` and `trace_out_of_bounds` say what is wrong with the file.',
    },
    deletePoiTrace: {
      summary: 'Remove the track of a tour',
      description: 'Keeps the figures of the tour.',
    },
    listPoiDateStates: {
      summary: 'List the announced state of each date of an event',
      description:
        'The published dates that are not over, with what the organiser has announced for each.',
    },
    setPoiDateState: {
      summary: 'Announce that one date is cancelled, postponed, full, moved or as planned',
      description:
        'The date is named by its first day and its start. `movedTo` moves it and keeps its duration. Readers who have the event among their favourites get one mail about all the dates that change, a minute after the last change. 404 `poi_date_not_found`: no published date starts then; 409 `poi_date_unmovable`: it cannot move there.',
      body: {
        version: 3,
        startDate: '2026-06-13',
        startTime: '20:30',
        liveState: 'cancelled',
      },
    },
  },
  parameters: {
    when: 'Events to come or past ones; without it, both.',
  },
  properties: {
    'PoiPreview.html': ['A whole HTML document.', '<!doctype html><title>Bal folk</title>'],
    'PoiDateStates.recipientCount': ['Number of people who would get a mail.', 18],
    'PoiDateStates.items': 'Dates that are not over, soonest first.',
    'setPoiDateState.movedTo.startDate': 'New first day, yyyy-MM-dd.',
    'setPoiDateState.movedTo.startTime': [
      'New time of the start, HH:mm; null when not known.',
      '19:00',
    ],
    'updateOrganiserPoiCategories.features': ['Ids of features.', ['CarPark']],
    'createOrganiserPoi.categories': 'Content of the first tab; may be saved later.',
    'createOrganiserPoi.categories.features': ['Ids of features.', ['CarPark']],
    'updateOrganiserPoiDates.label': [
      'Title in French, 140 characters at most.',
      'Bal folk en plein air',
    ],
    'updateOrganiserPoiPlace.name': ['Name of the venue; null without one.', 'Guinguette de Tours'],
    'addPoiTrace.version': ['Version that the caller has read; an older one gets 412.', 3],
  },
};
