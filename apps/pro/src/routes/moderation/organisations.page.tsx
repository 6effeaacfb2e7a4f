import { useParams } from 'react-router';
import { ReviewQueue } from '../../features/organisation-review/review-queue.tsx';
import { say } from '../../features/organisation-review/review-words.ts';
import { productName } from '../../lib/product.ts';

/** `/org/moderation/organisations`, and one of them beside the list. */
export function OrganisationQueuePage() {
  const { organisationId } = useParams();
  return (
    <>
      <title>{`${say('title')} · ${productName}`}</title>
      <ReviewQueue organisationId={organisationId ?? null} />
    </>
  );
}
