import { toWire } from '../organisations.domain.ts';
import type { ReviewRow } from './organisation-review.repository.ts';
import type { OrganisationReviewItem } from './organisation-review.schema.ts';

export const toReviewItem = ({ total: _, ...row }: ReviewRow): OrganisationReviewItem =>
  toWire(row);
