import type { Organisation } from '@parages/contracts/types';

/** An approved organisation, as its owner sees it. */
export const anOrganisation = (change: Partial<Organisation> = {}): Organisation => ({
  id: '0197a000-0000-7000-8000-000000000001',
  slug: 'le-bal',
  name: 'Le Bal',
  status: 'approved',
  role: 'owner',
  email: 'contact@example.org',
  streetAddress: '3 quai du Port',
  postalCode: '37000',
  locality: 'Tours',
  siren: '000100016',
  rna: null,
  logoId: null,
  website: null,
  description: '',
  registryState: 'found',
  registry: null,
  reason: null,
  version: 3,
  submittedAt: '2026-06-10T10:00:00Z',
  decidedAt: '2026-06-11T10:00:00Z',
  createdAt: '2026-06-10T10:00:00Z',
  updatedAt: '2026-06-11T10:00:00Z',
  change: null,
  ...change,
});
