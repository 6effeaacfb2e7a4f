import { limits } from '@parages/contracts/vocabulary/limits';
import { organisationStatuses } from '@parages/contracts/vocabulary/organisations/organisation-statuses';
import { z } from 'zod';
import { trimmedText } from '../../../platform/input/bounded-text.ts';
import { pageShape } from '../../../platform/input/page-shape.ts';
import { organisationActions } from '../organisation-history.domain.ts';
import { organisationShape } from '../organisations.schema.ts';

const text = z.string().nullable();
const { role: _, ...shape } = organisationShape;
const { pageSize } = limits;

const applicantSchema = z
  .object({ id: z.string(), firstName: z.string(), lastName: z.string(), email: z.string() })
  .meta({ id: 'Applicant' });

const organisationReviewItemSchema = z
  .object({
    ...shape,
    applicant: applicantSchema
      .nullable()
      .describe('The last applicant; null once the account is deleted'),
    memberCount: z.int(),
    poiCount: z.int(),
    isOwn: z
      .boolean()
      .describe('Whether the caller is a member: only an administrator can moderate it then'),
  })
  .meta({
    id: 'OrganisationReviewItem',
    description:
      "An organisation for moderators, with the registry's answer beside the declared values.",
  });
export type OrganisationReviewItem = z.output<typeof organisationReviewItemSchema>;

export const organisationQueueSchema = z
  .object({
    items: z.array(organisationReviewItemSchema),
    total: z.int(),
    counts: z.record(z.enum(organisationStatuses), z.int()),
    changes: z.int(),
  })
  .meta({
    id: 'OrganisationQueue',
    description:
      '`pending`: the oldest first; others: the latest decision first. `counts`: of every status, regardless of the filter; `changes`: approved ones with a pending proposal.',
  });
export type OrganisationQueue = z.output<typeof organisationQueueSchema>;

export const organisationReviewSchema = organisationReviewItemSchema
  .extend({
    sameSiren: z.array(
      z.object({ id: z.string(), name: z.string(), status: z.enum(organisationStatuses) }),
    ),
    history: z.array(
      z.object({
        happenedAt: z.string(),
        action: z.enum(organisationActions),
        actor: text.describe('Names or address; null once the account is deleted'),
        subject: text.describe('The member concerned; null without one'),
        detail: z.record(z.string(), z.unknown()),
      }),
    ),
  })
  .meta({
    id: 'OrganisationReview',
    description:
      'With the other organisations of the same SIREN or RNA (`sameSiren`) and the history, the latest entry first.',
  });
export type OrganisationReview = z.output<typeof organisationReviewSchema>;

export const organisationQueueQuery = z.strictObject({
  status: z.enum(organisationStatuses).optional().describe('Every status when omitted'),
  hasChange: z
    .enum(['true', 'false'])
    .optional()
    .describe('`true`: approved ones with a pending proposal, the oldest proposal first'),
  q: trimmedText(limits.label.max).optional().describe('Part of a name, or a SIREN or RNA'),
  ...pageShape(pageSize.api),
});
export type OrganisationQueueQuery = z.output<typeof organisationQueueQuery>;
