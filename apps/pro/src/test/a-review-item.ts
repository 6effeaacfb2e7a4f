import type { ReviewItem } from '@parages/contracts/types';
import { aPoi } from './a-poi.ts';

const poi = aPoi();

/** An event in review, the draft of `aPoi` unless `change` names another one. */
export const aReviewItem = (change: Partial<ReviewItem> = {}): ReviewItem => ({
  id: poi.id,
  version: poi.version,
  label: poi.label,
  theme: 'fetes',
  origin: 'editor',
  locality: 'Tours',
  startDate: '2027-07-14',
  mainMediaFileId: null,
  organisation: poi.organisation && {
    id: poi.organisation.id,
    name: 'Le Bateau Ivre',
    status: 'approved',
  },
  submittedAt: '2020-06-01T10:00:00Z',
  isRevision: false,
  isOwn: false,
  duplicates: 0,
  claim: null,
  ...change,
});
