import { isRefusal, problemOf } from '@parages/contracts/api-problem';
import { readFindingFilter, writeFindingFilter } from '@parages/ui/batch-import/finding-search';
import { ImportPage } from '@parages/ui/batch-import/import-page';
import { sayRefusal } from '@parages/ui/batch-import/import-refusal';
import type { ImportView } from '@parages/ui/batch-import/import-view';
import { Button } from '@parages/ui/button/button';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { toast } from '@parages/ui/toaster/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/use-translation.tsx';
import { imports, useImports } from './imports.queries.ts';
import { useDownloads, useSending } from './use-files.ts';

const home = '/batchimport';

export type ImportDetailProps = {
  importId: string;
  /** Where its events are seen once they are written. */
  eventsHref: string;
};

/** One import, from its check to what became of it. */
export function ImportDetail({ importId, eventsHref }: ImportDetailProps) {
  const { t } = useTranslation('batchImport');
  const { data, error, refetch } = useQuery(imports.one(importId));
  if (data) return <Known key={data.id} view={data} eventsHref={eventsHref} />;
  if (!error)
    return (
      <h1 aria-busy="true" data-waiting>
        {t('loading')}
      </h1>
    );
  if (isRefusal(error))
    return <EmptyState level={1} picture="lost" title={t('missing')} actions={<Button href={home}>{t('back')}</Button>} />;
  return (
    <div role="alert">
      <EmptyState level={1} picture="lost" title={t('pageFailed')} actions={<Button onClick={() => void refetch()}>{t('retry')}</Button>} />
    </div>
  );
}

function Known({ view, eventsHref }: { view: ImportView; eventsHref: string }) {
  const { t } = useTranslation('batchImport');
  const [search, setSearch] = useSearchParams();
  const filter = readFindingFilter(search);
  const findings = useQuery({ ...imports.findings(view, filter), enabled: view.check !== null });
  const acts = useImports();
  const [busy, setBusy] = useState<'confirm' | 'cancel'>();
  const { download } = useDownloads();
  const { sending, send } = useSending(view.organisation?.id);
  const run = (which: 'confirm' | 'cancel'): void => {
    setBusy(which);
    acts[which](view.id)
      .catch((error: unknown) => toast('error', sayRefusal(t, problemOf(error).code)))
      .finally(() => setBusy(undefined));
  };
  return (
    <ImportPage
      view={view}
      acts={{ onConfirm: () => run('confirm'), onCancel: () => run('cancel'), onDownload: (what) => download(view, what), busy }}
      findings={{ page: findings.data, hasFailed: findings.error !== null, onRetry: () => void findings.refetch() }}
      filter={filter}
      onFilter={(chosen) => setSearch(writeFindingFilter(chosen), { replace: true, preventScrollReset: true })}
      sending={sending}
      onFile={send}
      backHref={home}
      eventsHref={eventsHref}
    />
  );
}
