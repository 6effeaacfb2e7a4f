import type { OrganiserPoi } from '@parages/contracts/types';

/** Id for the submit button's `aria-describedby`. */
export const unsentReasonId = 'unsent-reason';

/**
 * Whether the event cannot be submitted, because it has no published version and its organisation
 * is pending or refused.
 */
export const waitsForOrganisation = ({
  organisation,
  isEditable,
  publishedVersion,
}: OrganiserPoi): boolean =>
  isEditable &&
  !publishedVersion &&
  (organisation?.status === 'pending' || organisation?.status === 'refused');
