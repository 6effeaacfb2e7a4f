import type { OrganisationReview } from '@parages/contracts/types';

const id = '0197a000-0000-7000-8000-000000000001';
const siren = '000100016';

export const aReview: OrganisationReview = {
  id,
  slug: 'les-bacs',
  name: 'Les Bacs à sable',
  status: 'pending',
  email: 'contact@example.org',
  streetAddress: '3 quai du Port',
  postalCode: '37000',
  locality: 'Tours',
  siren,
  rna: null,
  logoId: null,
  website: null,
  description: '',
  registryState: 'found',
  reason: null,
  version: 3,
  registry: {
    siren,
    name: 'LES BACS A SABLE',
    acronym: null,
    streetAddress: '9 RUE HAUTE',
    postalCode: '37000',
    locality: 'TOURS',
    legalForm: null,
    activity: null,
    vatNumber: null,
    createdOn: '2012-03-01',
  },
  submittedAt: '2026-06-10T10:00:00Z',
  decidedAt: null,
  createdAt: '2026-06-10T10:00:00Z',
  updatedAt: '2026-06-10T10:00:00Z',
  applicant: { id: 'c', firstName: 'Camille', lastName: 'Bac', email: 'camille@example.org' },
  memberCount: 1,
  poiCount: 0,
  isOwn: false,
  sameSiren: [],
  change: null,
  history: [
    {
      happenedAt: '2026-06-10T10:00:00Z',
      action: 'created',
      actor: 'Camille Bac',
      subject: null,
      detail: {},
    },
  ],
};
