import type { Docs } from '../../platform/openapi/operation-docs.ts';

const decided =
  'The owners get a mail. 412 `organisation_version_stale` when the organisation or a decision changed since it was read; 403 `organisation_own` for an organisation of the moderator.';

/** What moderators do, and the properties of organisations. */
export const organisationReviewDocs: Docs = {
  operations: {
    listOrganisations: {
      summary: 'List organisations for moderators',
      description:
        'By status, or those with a proposed change, or by words. With counts of each status.',
    },
    getOrganisationReview: {
      summary: 'Read an organisation for a decision',
      description:
        'With the answer of the registry, other organisations with the same number and its history.',
    },
    approveOrganisation: { summary: 'Approve an organisation', description: decided },
    refuseOrganisation: { summary: 'Refuse an organisation with a reason', description: decided },
    suspendOrganisation: {
      summary: 'Suspend an approved organisation with a reason',
      description: `Its members can only read, and its page disappears. ${decided}`,
    },
    restoreOrganisation: {
      summary: 'Lift the suspension of an organisation',
      description: decided,
    },
    acceptOrganisationChange: {
      summary: 'Accept the proposed change of an organisation',
      description: `Visitors read the new values at once. ${decided}`,
    },
    refuseOrganisationChange: {
      summary: 'Refuse the proposed change of an organisation',
      description: `The approved values stay. ${decided}`,
    },
  },
  properties: {
    'MyOrganisation|Organisation|OrganisationChange|OrganisationReview|OrganisationReviewItem|Organiser|createOrganisation|updateOrganisation.name':
      ['Name of the organisation.', 'Bal Atelier 37'],
    'createOrganisation.description': [
      'Text in French for visitors.',
      'Bals et ateliers de danse.',
    ],
    'Organisation.slug': ['Slug of its public page.', 'bal-atelier-37'],
    'Organisation|OrganisationReview|OrganisationReviewItem.registryState':
      'Answer of the company registry about the SIREN.',
    'Organisation.change': 'Proposed values; null when none wait.',
    'Organisation|OrganisationChange|OrganisationReview|OrganisationReviewItem.reason': [
      'Reason.',
      null,
    ],
    'refuseOrganisation|refuseOrganisationChange|suspendOrganisation.reason': [
      'Reason.',
      'The statutes name another association.',
    ],
    'MyOrganisation|Organisation|OrganisationReview|OrganisationReviewItem.status': [
      'Decision of the moderators about the organisation.',
      'approved',
    ],
    'MyOrganisation.reason': ['Reason of its refusal or suspension; null otherwise.', null],
    'MyOrganisation|OrganisationReview|OrganisationReviewItem.memberCount': [
      'Number of members.',
      2,
    ],
    'MyOrganisation|OrganisationReview|OrganisationReviewItem.poiCount': ['Number of events.', 14],
    'OrganisationReview.sameSiren': 'Other organisations with the same SIREN or RNA.',
    'OrganisationReview.sameSiren.id': [
      'Id of the organisation, a UUID.',
      '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c76',
    ],
    'OrganisationReview.history': 'Acts on the organisation, the latest first.',
    'OrganisationReview.history.action': 'What was done.',
    'OrganisationReview.history.actor': ['First name.', 'Camille'],
    'OrganisationReview.history.subject': ['First name.', null],
    'OrganisationReview.history.detail': ['Facts of the act, by name.', {}],
    'OrganisationQueue.counts': [
      'Number of organisations of each status.',
      { pending: 1, approved: 12, refused: 0, suspended: 0 },
    ],
    'OrganisationQueue.changes': ['Number of approved ones with a proposed change.', 0],
    'Company.name': ['Name of the company; null when not published.', 'Bal Atelier 37'],
    'Company.siren': ['SIREN, nine digits.', '123456782'],
    'CompanyLookup.siren': ['SIREN, nine digits.', '123456782'],
    'Company.acronym': ['Acronym; null without one.', 'BA37'],
    'Company.vatNumber': ['Number for VAT; null without one.', 'FR12123456782'],
    'Company.legalForm': ['Code.', '9220'],
    'Company.activity': ['Code.', '9001Z'],
    'Company.createdOn': ['Day.', '2015-03-02'],
    'CompanyLookup.state': 'What the registry knows.',
    'CompanyLookup.company': 'The company; null unless `state` is `found`.',
    'Member.email': ['E-mail address.', 'camille@example.org'],
    'Members.items': 'Members of the organisation.',
    'Invitation.isExpired': 'True once the link is no longer valid.',
    'MemberRemoved.isRemoved': 'Always true.',
    'InvitationPreview.inviter': ['Name.', 'Camille Martin'],
    'InvitationPreview.organisation': 'The organisation.',
  },
};
