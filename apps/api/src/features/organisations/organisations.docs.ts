import type { Docs } from '../../platform/openapi/operation-docs.ts';

const stale = '412 `organisation_version_stale` after another change.';

export const organisationsDocs: Docs = {
  operations: {
    listMyOrganisations: {
      summary: 'List the organisations of the account',
      description: 'Those of which the account is a member, with its role in each.',
    },
    createOrganisation: {
      summary: 'Declare an organisation',
      description:
        'The caller becomes its owner. It may have drafts at once, and publish once moderators have approved it. 409 `organisation_pending_exists` while another one of the account waits; `company_ceased` when the registry lists the company as closed.',
      body: {
        name: 'Bal Atelier 37',
        email: 'contact@example.org',
        streetAddress: '12 rue Nationale',
        postalCode: '37000',
        locality: 'Tours',
        rna: null,
        website: 'https://example.org',
        description: 'Bals et ateliers de danse.',
      },
    },
    getOrganisation: {
      summary: 'Read an organisation of the account',
      description:
        'As its members see it: the approved values, and in `change` what a moderator has not decided yet.',
    },
    updateOrganisation: {
      summary: 'Change an organisation',
      description: `An absent property keeps its value. E-mail and address change at once; what visitors see (name, town, website, description) waits for a moderator in \`change\`. ${stale}`,
      body: { version: 3, description: 'Bals et ateliers de danse.' },
    },
    resubmitOrganisation: {
      summary: 'Send a refused organisation to the moderators again',
      description: `Only from \`refused\`, else 409 \`organisation_transition_forbidden\`. ${stale}`,
    },
    withdrawOrganisationChange: {
      summary: 'Withdraw the proposed change of an organisation',
      description: `The approved values stay. ${stale}`,
    },
    getCompany: {
      summary: 'Look a company up by its SIREN',
      description:
        'Asks the national registry, to prefill the declaration. 409 `company_ceased` for a closed company; 429 `company_limited` after 20 look-ups a minute.',
    },
    searchCompanies: {
      summary: 'Find companies by name, or an association by its RNA number',
      description:
        'Asks the national registry. `isAnswered` is false when it did not answer. An RNA number as `q` finds the association that has both it and a SIREN.',
    },
    listMembers: {
      summary: 'List the members and open invitations of an organisation',
      description:
        'Members and moderators read the members; the invitations are for owners and moderators.',
    },
    updateMember: {
      summary: 'Change the role of a member',
      description: 'For owners. The last owner keeps the role: 409 `member_last_owner`.',
    },
    removeMember: {
      summary: 'Remove a member, or leave the organisation',
      description:
        'Owners remove members; a member leaves by naming the own account. The last owner stays: 409 `member_last_owner`.',
    },
    getMember: {
      summary: 'Read a person of an organisation',
      description:
        'An owner sees members of the organisations they own, a moderator everyone; others get 404 `member_not_found`.',
    },
    createInvitation: {
      summary: 'Invite a person to an organisation by mail',
      description:
        'For owners. The link is valid for 14 days; inviting the same address again replaces it. 409 `member_exists` or `organisation_full`.',
    },
    deleteInvitation: {
      summary: 'Withdraw an invitation',
      description: 'For owners. Its link answers 404 from then on.',
    },
    getInvitation: {
      summary: 'Read an invitation by its link',
      description:
        'Needs no session: for the page that the mail links to. 404 `invitation_not_found` when it was used, replaced, withdrawn or has expired.',
    },
    acceptInvitation: {
      summary: 'Accept an invitation',
      description:
        'For the account with the invited address; others get 403 `invitation_of_another`. The answer is the organisation with the new role.',
    },
    setOrganisationLogo: {
      summary: 'Upload the logo of an organisation',
      description: `A form with a JPEG, PNG or WebP picture of 10 MB at most. That of an approved organisation waits for a moderator, as its name does. ${stale}`,
    },
    removeOrganisationLogo: { summary: 'Remove the logo of an organisation', description: stale },
    getOrganiser: {
      summary: 'Read an approved organisation and its published events',
      description:
        'What visitors see. Events to come come first, then permanent ones. 404 `organiser_not_found` for any other organisation.',
    },
  },
  parameters: {
    siren: ['SIREN, nine digits.', '123456782'],
    invitationId: 'Id of the invitation.',
  },
};
