import { ImportHome } from '@parages/batch-import/home/import-home';
import { ImportPartsProvider } from '@parages/batch-import/import-parts';
import { ImportWordsProvider } from '@parages/batch-import/import-words';
import { isEditorRole } from '@parages/contracts/vocabulary/organisations/member-roles';
import { Button } from '@parages/ui/button/button';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { chooseOrganisation, useChosenOrganisation } from '../../lib/chosen-organisation.ts';
import { SelectField } from '../../lib/form/select-field.tsx';
import page from '../../lib/looks/page.module.css';
import { productName } from '../../lib/product.ts';
import { useProfile } from '../../lib/session/signed-in.ts';
import { importParts } from './import-parts.tsx';
import { imports, useImportCalls } from './imports.queries.ts';
import { importsTexts, importWords } from './imports-words.ts';

export function ImportsHome() {
  const { t } = useTranslation(importsTexts);
  const organisations = useProfile()?.organisations ?? [];
  const chosen = useChosenOrganisation();
  const open = organisations.filter(
    ({ status, role }) => status === 'approved' && isEditorRole(role),
  );
  const organisation = open.find(({ id }) => id === chosen) ?? open[0];
  return (
    <ImportWordsProvider words={importWords}>
      <ImportPartsProvider parts={importParts}>
        <div className={page.page}>
          <title>{`${importWords.say('title')} · ${productName}`}</title>
          {organisation ? (
            <Open key={organisation.id} organisationId={organisation.id}>
              {open.length > 1 && (
                <SelectField
                  name="organisation"
                  label={t('organisation')}
                  value={organisation.id}
                  options={open.map(({ id, name }) => ({ value: id, label: name }))}
                  onChange={chooseOrganisation}
                />
              )}
            </Open>
          ) : (
            <EmptyState
              level={1}
              title={t('closed')}
              actions={<Button href="/org/organisations">{t('toOrganisations')}</Button>}
            >
              <p>{t('closedText')}</p>
            </EmptyState>
          )}
        </div>
      </ImportPartsProvider>
    </ImportWordsProvider>
  );
}

function Open({ organisationId, children }: { organisationId: string; children: React.ReactNode }) {
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
      {children}
    </ImportHome>
  );
}
