import { changedFields } from '../organisations.domain.ts';

const publicFields = ['name', 'locality', 'website', 'description', 'logoId'] as const;

export type PublicFields = {
  name: string;
  locality: string;
  website: string | null;
  description: string;
  /** Id of a media file. */
  logoId: string | null;
};

/** `reason`: of the moderator's refusal, null while the proposal waits for a moderator. */
type OrganisationChangeState = PublicFields & { reason: string | null };

type Approved = PublicFields & { change: OrganisationChangeState | null };

export const publicOf = ({
  name,
  locality,
  website,
  description,
  logoId,
}: PublicFields): PublicFields => ({
  name,
  locality,
  website,
  description,
  logoId,
});

/**
 * The effect of an update by an approved organisation on its proposal: the values to propose, null
 * to withdraw it, undefined to leave it. A field that is not sent comes from the waiting proposal,
 * else from the approved values: a refused value is proposed again only when it is sent.
 * `isReviewed` is false for an administrator, whose values are written at once, which withdraws the
 * proposal.
 */
export function proposalOf(
  approved: Approved,
  sent: Partial<PublicFields>,
  isReviewed: boolean,
): PublicFields | null | undefined {
  const { change } = approved;
  if (publicFields.every((field) => sent[field] === undefined)) return undefined;
  const base = change?.reason === null ? change : approved;
  const wanted = publicOf({ ...publicOf(base), ...sent });
  const isAsApproved = changedFields(publicOf(approved), wanted).length === 0;
  if (!isReviewed || isAsApproved) return change === null ? undefined : null;
  const isWaiting =
    change !== null &&
    change.reason === null &&
    changedFields(publicOf(change), wanted).length === 0;
  return isWaiting ? undefined : wanted;
}
