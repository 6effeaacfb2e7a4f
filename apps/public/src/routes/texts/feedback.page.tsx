import { limits } from '@parages/contracts/vocabulary/limits';
import { Container } from '@parages/ui/container/container';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { feedbackFr } from '../../features/feedback/feedback.fr.ts';
import classes from '../../features/feedback/feedback.module.css';
import { FeedbackForm } from '../../features/feedback/feedback-form.tsx';
import { addWords } from '../../lib/i18n/i18n.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useSite } from '../../lib/site.tsx';

addWords('feedback', {
  fr: feedbackFr,
  en: () => import('../../features/feedback/feedback.en.ts'),
});

/** Any link can contain `from`: only a path of this site is shown and sent. */
const pathIn = (text: string | null): string | null =>
  text !== null && /^\/(?![/\\])/.test(text) && text.length <= limits.feedback.maxPageLength
    ? text
    : null;

export const feedbackPage = () => ({ Component: FeedbackPage });

function FeedbackPage() {
  const { t } = useTranslation('feedback');
  const { name } = useSite();
  const page = pathIn(useSearchParams()[0].get('from'));
  const title = t(page === null ? 'titleAlone' : 'title');
  return (
    <Container width="text">
      <PageHead
        title={`${title} · ${name}`}
        description={t('description', { name })}
        canonicalPath="/feedback"
        isIndexed={page === null}
      />
      <div className={classes.page}>
        <h1>{title}</h1>
        <p>{t('lead')}</p>
        {page !== null && <p className={classes.about}>{t('page', { page })}</p>}
        <FeedbackForm page={page} />
      </div>
    </Container>
  );
}
