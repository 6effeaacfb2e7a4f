import type { Docs } from '../../platform/openapi/operation-docs.ts';

export const accountDocs: Docs = {
  operations: {
    getUserProfile: {
      summary: 'Read the profile of the signed-in account',
      description: 'With its role, its permissions in the team and its organisations.',
    },
    updateUserProfile: {
      summary: 'Change the profile of the signed-in account',
      description:
        'Send only what changes: an absent property keeps its value, null erases it. The answer is the whole profile.',
      body: { firstName: 'Camille', preferredCity: 'tours', notifications: { hasDigest: true } },
    },
    deleteUser: {
      summary: 'Delete the signed-in account and its data',
      description:
        'Cannot be undone. Needs the `password`, or the `token` of a link from `sendDeletionLink` for an account without a password. 409 `account_sole_owner` or `account_campaign_active` while an organisation depends on the account.',
      body: { password: 'correct horse battery' },
    },
    updateLatestPosition: {
      summary: 'Store the position of the latest search',
      description: 'Rounded to 0.01 degree, which is about a kilometre, before it is stored.',
    },
    deleteLatestPosition: {
      summary: 'Erase the stored position',
      description: 'The answer is the same when there was none.',
    },
    exportUserData: {
      summary: 'Download all data of the signed-in account',
      description: 'One JSON document, for the right of access (article 15 of the GDPR).',
    },
    sendDeletionLink: {
      summary: 'Send a link that deletes an account without a password',
      description:
        'The link is valid for an hour. A second one within a minute gets 429 `deletion_link_limited`.',
    },
    changePassword: {
      summary: 'Change the password of the signed-in account',
      description:
        'Ends all other sessions of the account. 403 `password_wrong`; 409 `password_absent` for an account that signs in by another service.',
      body: { currentPassword: 'correct horse battery', newPassword: 'staple battery horse' },
    },
    deleteSessions: {
      summary: 'Sign out of all devices',
      description: 'Ends every session of the account, the one of this request included.',
    },
    sendVerificationMail: {
      summary: 'Send the mail that verifies an address again',
      description:
        'The answer is 202 whether or not an account has the address. 429 `attempts_limited` after several mails.',
    },
  },
  properties: {
    'MemberProfile|UserProfile.emailVerified': 'True once the account has verified its address.',
    'UserProfile.locality': ['Name of a city; null without one.', 'Tours'],
    'UserProfile|updateUserProfile.preferences': 'Answers to the welcome questions.',
    'UserProfile|updateUserProfile.age_category': 'Age in years; null when not answered.',
    'UserProfile|updateUserProfile.job_category': 'Occupation; null when not answered.',
    'UserProfile|updateUserProfile.children_category':
      'Whether there are children at home; null when not answered.',
    'UserProfile|updateUserProfile.outgoing_categories': 'With whom the account goes out.',
    'UserProfile|updateUserProfile.interests':
      'Ids of interests; `Entities.interests` has their labels.',
    'UserProfile.preferredCity': 'City of the account; null without one.',
    'PreferredCity.name': ['Name of the city.', 'Tours'],
    'UserProfile.latestPosition': 'Position of the latest search; null when none is stored.',
    'LatestPosition.name': ['Name of the place; null without one.', 'Tours'],
    'updateLatestPosition.name': ['Name of the place; null without one.', 'Tours'],
    'UserProfile|updateUserProfile.notifications': 'Which optional mails the account gets.',
    'UserProfile|updateUserProfile.wantsRecommendations':
      'False when recommendations are switched off.',
    'updateUserProfile.isOnboarded': 'True once the welcome questions are answered or skipped.',
    'MemberProfile|UserProfile.organisations': 'Organisations of which it is a member.',
    'MemberProfile|ReviewQueue|UserProfile.organisations.id': [
      'Id of the organisation, a UUID.',
      '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c71',
    ],
    'MemberProfile|ReviewQueue|UserProfile.organisations.name': [
      'Name of the organisation.',
      'Bal Atelier 37',
    ],
    'MemberProfile|UserProfile.organisations.status':
      'Decision of the moderators about the organisation.',
    'MemberProfile|UserProfile.organisations.role': 'Role in the organisation.',
    'UserProfile.permissions': 'Permissions in the team, or of organisers.',
    'Invitation|InvitationPreview|Member|MyOrganisation|Organisation|createInvitation|updateMember.role':
      'Role in the organisation: an owner also manages it and its members, an editor its events, a reader only reads.',
    'UserProfile.role': ['Highest role of the account in the service.', 'organizer'],
    'changeUserRole.role': 'Role in the team.',
    'updateUserProfile.preferredCity': ['City.', 'tours'],
    'deleteUser.password': ['Password of the account.', 'correct horse battery'],
    'deleteUser.token': ['Secret of the mailed link.', 'q3fJ7t0aW2m9Zr4s'],
    'Deleted.isDeleted': 'Always true.',
    'DeletionLinkAnswer.isSent': 'Always true.',
    'changePassword.currentPassword': ['Present password.', 'correct horse battery'],
    'changePassword.newPassword': ['New password, 12 to 128 characters.', 'staple battery horse'],
    'changePassword.isChanged': 'Always true.',
    'deleteSessions.isSignedOut': 'Always true.',
    'sendVerificationMail.isAsked': 'Always true.',
    'sendVerificationMail.email': ['Address to verify.', 'camille@example.org'],
  },
};
