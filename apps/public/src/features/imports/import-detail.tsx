import { hasReading, type ImportView } from '@parages/batch-import/import-view';
import { ImportPage } from '@parages/batch-import/progress/import-page';
import { findingFilterOf } from '@parages/batch-import/report/finding-search';
import { isRefusal } from '@parages/contracts/api-problem';
import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { Button } from '@parages/ui/button/button';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useSite } from '../../lib/site.tsx';
import { imports, useImportCalls } from './imports.queries.ts';

const home = '/batchimport';

export type ImportDetailProps = {
  importId: string;
  eventsHref: string;
};

export function ImportDetail({ importId, eventsHref }: ImportDetailProps) {
  const { t } = useTranslation('batchImport');
  const { data, error, refetch } = useQuery(imports.one(importId));
  if (data) return <LoadedImport key={data.id} view={data} eventsHref={eventsHref} />;
  if (!error)
    return (
      <h1 aria-busy="true" data-waiting>
        {t('loading')}
      </h1>
    );
  if (isRefusal(error))
    return (
      <EmptyState
        level={1}
        picture="lost"
        title={t('missing')}
        actions={<Button href={home}>{t('back')}</Button>}
      />
    );
  return (
    <div role="alert">
      <EmptyState
        level={1}
        picture="lost"
        title={t('pageFailed')}
        actions={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
      />
    </div>
  );
}

function LoadedImport({ view, eventsHref }: { view: ImportView; eventsHref: string }) {
  const navigate = useNavigate();
  const { now } = useSite();
  const search = findingFilterOf(useSearchParams());
  const findings = useQuery({
    ...imports.findings(view, search.filter),
    enabled: view.check !== null,
  });
  const reading = useQuery({ ...imports.reading(view), enabled: hasReading(view) });
  const calls = useImportCalls(view.organisation?.id);
  return (
    <ImportPage
      view={view}
      reading={reading}
      today={parisDay(new Date(now))}
      calls={calls}
      onSent={(id) => void navigate(`${home}/${id}`)}
      findings={findings}
      {...search}
      backHref={home}
      eventsHref={eventsHref}
    />
  );
}
