import { ImportPartsProvider } from '@parages/batch-import/import-parts';
import { hasReading, type ImportView } from '@parages/batch-import/import-view';
import { ImportWordsProvider } from '@parages/batch-import/import-words';
import { ImportPage } from '@parages/batch-import/progress/import-page';
import { findingFilterOf } from '@parages/batch-import/report/finding-search';
import { isRefusal } from '@parages/contracts/api-problem';
import { Button } from '@parages/ui/button/button';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { parisToday } from '../../lib/clock.ts';
import page from '../../lib/looks/page.module.css';
import { PageFailed, PageWaiting } from '../../lib/page/page-state.tsx';
import { productName } from '../../lib/product.ts';
import { importParts } from './import-parts.tsx';
import { imports, useImportCalls } from './imports.queries.ts';
import { importWords } from './imports-words.ts';

const { say } = importWords;
const home = '/org/imports';

export function ImportDetail({ importId }: { importId: string }) {
  const { data, error, refetch } = useQuery(imports.one(importId));
  return (
    <ImportWordsProvider words={importWords}>
      <ImportPartsProvider parts={importParts}>
        <div className={page.page}>
          <title>{`${data?.fileName ?? say('title')} · ${productName}`}</title>
          {data ? (
            <Known key={data.id} view={data} />
          ) : !error ? (
            <PageWaiting>{say('loading')}</PageWaiting>
          ) : isRefusal(error) ? (
            <EmptyState
              level={1}
              picture="lost"
              title={say('missing')}
              actions={<Button href={home}>{say('back')}</Button>}
            />
          ) : (
            <PageFailed
              title={say('pageFailed')}
              retry={say('retry')}
              onRetry={() => void refetch()}
            />
          )}
        </div>
      </ImportPartsProvider>
    </ImportWordsProvider>
  );
}

function Known({ view }: { view: ImportView }) {
  const search = findingFilterOf(useSearchParams());
  const findings = useQuery({
    ...imports.findings(view, search.filter),
    enabled: view.check !== null,
  });
  const reading = useQuery({ ...imports.reading(view), enabled: hasReading(view) });
  const calls = useImportCalls(view.organisation?.id);
  const navigate = useNavigate();
  return (
    <ImportPage
      view={view}
      reading={reading}
      today={parisToday()}
      calls={calls}
      onSent={(id) => void navigate(`${home}/${id}`)}
      findings={findings}
      {...search}
      backHref={home}
      eventsHref="/org/events"
      placesHref="/org/events?place=in-doubt"
    />
  );
}
