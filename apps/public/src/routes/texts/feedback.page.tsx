import { poiOfPath } from '@parages/contracts/vocabulary/events/poi-of-path';
import { limits } from '@parages/contracts/vocabulary/limits';
import { Container } from '@parages/ui/container/container';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { event } from '../../features/event/event.queries.ts';
import { feedbackFr } from '../../features/feedback/feedback.fr.ts';
import classes from '../../features/feedback/feedback.module.css';
import { FeedbackForm } from '../../features/feedback/feedback-form.tsx';
import { addWords } from '../../lib/i18n/i18n.ts';
import { LateStyles } from '../../lib/late-start/late-styles.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import type { Runtime } from '../../lib/runtime.ts';
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

function eventOf(page: string | null) {
  const address = page === null ? undefined : poiOfPath(page);
  return address === undefined ? null : event.one(address);
}

export const feedbackPage = ({ queryClient }: Runtime) => ({
  loader: async ({ request }: LoaderFunctionArgs) => {
    const wanted = eventOf(pathIn(new URL(request.url).searchParams.get('from')));
    // When the event cannot be fetched, the form names its path instead of its title.
    if (wanted !== null) await queryClient.prefetchQuery({ ...wanted, retry: false });
    return null;
  },
  Component: FeedbackPage,
});

function AboutPage({ page }: { page: string }) {
  const wanted = eventOf(page);
  return wanted === null ? <AboutPath page={page} /> : <AboutEvent page={page} wanted={wanted} />;
}

function AboutEvent({ page, wanted }: { page: string; wanted: ReturnType<typeof event.one> }) {
  const { t } = useTranslation('feedback');
  const { data: poi } = useQuery(wanted);
  if (poi === undefined) return <AboutPath page={page} />;
  return <p className={classes.about}>{t('event', { label: poi.label })}</p>;
}

function AboutPath({ page }: { page: string }) {
  const { t } = useTranslation('feedback');
  return <p className={classes.about}>{t('page', { page })}</p>;
}

function FeedbackPage() {
  const { t } = useTranslation('feedback');
  const { name } = useSite();
  const params = useSearchParams()[0];
  const page = pathIn(params.get('from'));
  const isReport = params.has('report') && eventOf(page) !== null;
  const title = t(isReport ? 'report.title' : page === null ? 'titleAlone' : 'title');
  return (
    <Container width="text">
      <LateStyles of="feedback" />
      <PageHead
        title={`${title} · ${name}`}
        description={t('description', { name })}
        canonicalPath="/feedback"
        isIndexed={page === null}
      />
      <div className={classes.page}>
        <h1>{title}</h1>
        <p>{t(isReport ? 'report.lead' : 'lead')}</p>
        {page !== null && <AboutPage page={page} />}
        {/* The footer leads from a report to a message, which must not keep what the report has. */}
        <FeedbackForm key={String(isReport)} page={page} isReport={isReport} />
      </div>
    </Container>
  );
}
