import { Button } from '@parages/ui/button/button';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { Link } from '@parages/ui/link/link';
import { Notice } from '@parages/ui/notice/notice';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import page from '../../../lib/looks/page.module.css';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { AttachForm } from './attach-form.tsx';
import { SourceCard } from './source-card.tsx';
import classes from './sources.module.css';
import { sourceList } from './sources.queries.ts';
import { SourcesOwner } from './sources-owner.tsx';
import { sourcesTexts } from './sources-words.ts';

export function SourcesHome() {
  const { t } = useTranslation(sourcesTexts);
  return (
    <div className={page.page}>
      <SourcesOwner>
        {(organisationId, choice) => (
          <>
            {organisationId !== null && (
              <p className={page.back}>
                <Link href="/org/imports">{t('back')}</Link>
              </p>
            )}
            <PageHead
              title={t('title')}
              intro={organisationId === null ? t('owner.intro') : t('intro')}
            />
            <Open key={organisationId} organisationId={organisationId}>
              {choice}
            </Open>
          </>
        )}
      </SourcesOwner>
    </div>
  );
}

type OpenProps = { organisationId: string | null; children: ReactNode };

function Open({ organisationId, children }: OpenProps) {
  const { t } = useTranslation(sourcesTexts);
  const { data, error, refetch } = useQuery(sourceList(organisationId));
  return (
    <>
      {children}
      <AttachForm organisationId={organisationId} />
      <section className={classes.section} aria-labelledby="sources">
        <h2 id="sources">{organisationId === null ? t('owner.list') : t('list.title')}</h2>
        {data === undefined && error === null && <p aria-busy="true">{t('list.loading')}</p>}
        {data === undefined && error !== null && (
          <Notice tone="danger" isLive title={t('list.failed')}>
            <Button variant="secondary" onClick={() => void refetch()}>
              {t('list.retry')}
            </Button>
          </Notice>
        )}
        {data?.items.length === 0 && (
          <EmptyState level={3} title={t('list.empty')}>
            <p>{organisationId === null ? t('owner.emptyText') : t('list.emptyText')}</p>
          </EmptyState>
        )}
        {data !== undefined && data.items.length > 0 && (
          <ul className={classes.cards}>
            {data.items.map((source) => (
              <li key={source.id}>
                <SourceCard source={source} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
