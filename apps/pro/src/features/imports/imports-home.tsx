import { ImportHome } from '@parages/batch-import/home/import-home';
import { ImportPartsProvider } from '@parages/batch-import/import-parts';
import { ImportWordsProvider } from '@parages/batch-import/import-words';
import { Button } from '@parages/ui/button/button';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import page from '../../lib/looks/page.module.css';
import { productName } from '../../lib/product.ts';
import { importParts } from './import-parts.tsx';
import { ImportingOrganisation } from './importing-organisation.tsx';
import { imports, useImportCalls } from './imports.queries.ts';
import { importsTexts, importWords } from './imports-words.ts';

export const ImportsHome = () => (
  <ImportWordsProvider words={importWords}>
    <ImportPartsProvider parts={importParts}>
      <div className={page.page}>
        <title>{`${importWords.say('title')} · ${productName}`}</title>
        <ImportingOrganisation>
          {(organisationId, choice) => (
            <Open key={organisationId} organisationId={organisationId}>
              {choice}
            </Open>
          )}
        </ImportingOrganisation>
      </div>
    </ImportPartsProvider>
  </ImportWordsProvider>
);

function Open({ organisationId, children }: { organisationId: string; children: ReactNode }) {
  const { t } = useTranslation(importsTexts);
  const calls = useImportCalls(organisationId);
  const navigate = useNavigate();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    imports.list(organisationId),
  );
  return (
    <ImportHome
      calls={calls}
      onSent={(id) => void navigate(`/org/imports/${id}`)}
      history={{
        imports: data?.pages.flatMap(({ items }) => items),
        hasFailed: error !== null,
        onRetry: () => void refetch(),
        hrefOf: (id) => `/org/imports/${id}`,
        showsOrganisation: false,
        onMore: hasNextPage ? () => void fetchNextPage() : undefined,
        isReadingMore: isFetchingNextPage,
      }}
    >
      <div>
        <Button variant="secondary" icon="globe" href="/org/imports/sources">
          {t('toSources')}
        </Button>
      </div>
      {children}
    </ImportHome>
  );
}
