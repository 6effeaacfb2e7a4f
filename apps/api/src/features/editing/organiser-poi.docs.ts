import type { Docs } from '../../platform/openapi/operation-docs.ts';

/** Properties of an event in the editor, its lists and its history. */
export const organiserPoiDocs: Docs = {
  properties: {
    'OrganiserPoi.isEditable': ['True when the caller may save the tabs now.', true],
    'OrganiserPoi.slugFr': [
      'Slug of the page of the event, `/evenement/{slugFr}`; null before the first publication.',
      null,
    ],
    'OrganiserPoi.publishedAt': [
      'Instant of the first publication, ISO 8601 in UTC; null until then.',
      null,
    ],
    'OrganiserPoi.allowedTransitions': ['Statuses.', ['in-review']],
    'OrganiserPoi.changes': ['Differences.', []],
    'OrganiserPoi.errors': ['What a submission would be refused for.', []],
    'OrganiserPoi.review': ['The review under way; null while there is none.', null],
    'OrganiserPoi.categories': 'Tab of themes, tags, features and options.',
    'OrganiserPoi.dates': 'Tab of title, description and dates.',
    'OrganiserPoi.place': 'Tab of the place.',
    'OrganiserPoi.prices': 'Tab of the prices.',
    'OrganiserPoi.prices.prices':
      'Prices, in the order that the organiser chose; empty when the event gives none.',
    'OrganiserPoi.images': 'Pictures in order; the first one is the main one.',
    'OrganiserPoi.traces': 'Tab of the tour.',
    'OrganiserPoi.features.group': ['Id of the group of the feature.', 'CommonAmenity'],
    'OrganiserPoi.images.id': [
      'Id of the picture; its file is at `/mediafile/{id}`.',
      '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c74',
    ],
    'OrganiserPoi.images.title': [
      'Alternative text in French; null without one.',
      'Danseurs en plein air',
    ],
    'OrganiserPoi.images.position': ['Place in the order, from 1.', 1],
    'MediaFile|OrganiserPoi.origin':
      'How it came: uploaded, from an address, by an import, from a search; null for a drawing.',
    'MediaFile|OrganiserPoi.sourceUrl': [
      'Address from which the picture was fetched; null for an uploaded one.',
      null,
    ],
    'FeatureList.items': 'Groups in the order of the page of an event.',
    'FeatureList.items.group': ['Id of the group.', 'CommonAmenity'],
    'FeatureList.items.features': 'Features of the group.',
    'FeatureList.items.label': ['Name of the group in French.', 'Services'],
    'OrganiserPoi.autopublish': 'True when acceptance publishes the event at once.',
    'OrganiserPoi.publishedVersion': [
      'The version that visitors see; null before a publication.',
      null,
    ],
    'OrganiserPoi.publishedVersion.number': ['Number of the version, from 1.', 1],
    'OrganiserPoi.workingVersion.number': ['Number of the version, from 1.', 1],
    'OrganiserPoi.workingVersion.submittedAt': [
      'Instant of its submission, ISO 8601 in UTC; null until then.',
      null,
    ],
    'OrganiserPoi.workingVersion.decidedAt': [
      'Instant of the decision, ISO 8601 in UTC; null until then.',
      null,
    ],
    'OrganiserPoi.completeness': 'How much of what a submission needs is there.',
    'OrganiserPoi.completeness.percent': ['Per cent of the tabs that are done.', 100],
    'OrganiserPoi.completeness.tabs': 'Each tab that a submission needs.',
    'OrganiserPoi.tabs.tab': 'Name of the tab.',
    'OrganiserPoi.tabs.isDone': 'True when nothing is missing in it.',
    'OrganiserPoi.tabs.errors': ['Number of its errors.', 0],
    'OrganiserPoi.canDiscardRevision': 'True when the caller may drop the working version.',
    'OrganiserPoi.refusal': [
      'The last refusal of the working version; null when there is none.',
      null,
    ],
    'EarlierRefusal|OrganiserPoi|PoiHistory.reasons':
      'Codes of the reasons; their words are French and belong to the sites.',
    'EarlierRefusal|OrganiserPoi|PoiHistory.comment': [
      'Words for the organiser, in French; null without any.',
      null,
    ],
    'EarlierRefusal|PoiHistory.note': ['Words for moderators; null without any.', null],
    'OrganiserPoi.review.submittedAt': [
      'Instant of the submission, ISO 8601 in UTC.',
      '2026-06-10T10:00:00Z',
    ],
    'OrganiserPoi.review.medianDelayMin': [
      'Median delay of a decision in minutes; null without a recent one.',
      240,
    ],
    'PoiError.tab': 'Tab of the field.',
    'PoiError.field': ['JSON pointer of the field.', '/dates/periods'],
    'PoiError.code': 'What is wrong with the field.',
    'PoiChange.field': ['JSON pointer of the field.', '/dates/label'],
    'PoiChange.from': ['Former value; null when there was none.', 'Bal folk'],
    'PoiChange.to': ['New value; null when it was removed.', 'Bal folk en plein air'],
    'OrganiserPoiItem.isPublished': 'True when visitors see a version of the event.',
    'OrganiserPoi.placeDoubt':
      'Why an import questions the place; null for a place that is sure, confirmed or changed since.',
    'OrganiserPoiItem.placeDoubt': 'As in the event; null once its dates are over.',
    'OrganiserPoiList.placesInDoubt': [
      'Number of events whose place is to be checked, of any status.',
      0,
    ],
    'OrganiserPoiList.counts': [
      'Number of items of each status.',
      { draft: 2, 'in-review': 0, accepted: 0, refused: 0, published: 1, archived: 0 },
    ],
    'PoiHistory.items.actorKind': 'Who made the change.',
    'PoiHistory|UserExport.action': ['What was done.', 'submitted'],
    'PoiHistory.items.versionNumber': [
      'Number of the version that changed; null for the event as a whole.',
      2,
    ],
    'PoiHistory.items.fromStatus': 'Status before; null when it did not change.',
    'PoiHistory.items.toStatus': 'Status after; null when it did not change.',
    'PoiHistory.changes': 'Differences, field by field.',
    'PoiHistory.next': ['Value of `before` for the next page; null on the last one.', null],
    'PoiHistory.items.actor': ['First name of the actor; null without an account.', 'Camille'],
    'EarlierRefusal.refusal': 'The refusal; null when the event was never refused.',
    'EarlierRefusal.refusal.refusedAt': [
      'Instant of the refusal, ISO 8601 in UTC.',
      '2026-06-08T09:00:00Z',
    ],
    'ReusableContent.venues': 'Venues, the last used first.',
    'ReusableContent.venues.name': ['Name of the venue; null without one.', 'Guinguette de Tours'],
    'ReusableContent.priceLists': 'Lists of prices, the last used first.',
    'ReusableContent.priceLists.priceModes': ['What one payment is for.', ['PerUnit']],
    'ReusableContent.priceLists.policyName': [
      'For whom the price is; null for everyone.',
      'BaseRateFullRate',
    ],
    'EarlierRefusal.refusal.moderator': ['First name of the moderator.', 'Camille'],
    'ReusableContent.priceLists.startDate': [
      'First day of the price, yyyy-MM-dd; null without one.',
      '2026-06-01',
    ],
    'ReusableContent.priceLists.endDate': [
      'Last day of the price, inclusive, yyyy-MM-dd; null without one.',
      '2026-06-30',
    ],
    'ReusableContent.priceLists.label': [
      'Name of the price in French; null without one.',
      'Plein tarif',
    ],
  },
};
