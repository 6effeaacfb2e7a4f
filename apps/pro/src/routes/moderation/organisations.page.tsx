import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ReviewQueue } from '../../features/organisation-review/review-queue.tsx';
import { organisationReviewTexts } from '../../features/organisation-review/review-words.ts';
import { productName } from '../../lib/product.ts';

export function OrganisationQueuePage() {
  const { t } = useTranslation(organisationReviewTexts);
  const { organisationId } = useParams();
  return (
    <>
      <title>{`${t('title')} · ${productName}`}</title>
      <ReviewQueue organisationId={organisationId ?? null} />
    </>
  );
}
