import { Button } from '@parages/ui/button/button';
import { Container } from '@parages/ui/container/container';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { useTranslation } from 'react-i18next';
import { addWords } from '../../lib/i18n/i18n.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useSite } from '../../lib/site.tsx';
import { accountDeletedFr } from './account-deleted.fr.ts';

addWords('accountDeleted', { fr: accountDeletedFr, en: () => import('./account-deleted.en.ts') });

const path = '/compte-supprime';

export const accountDeletedPage = () => ({ Component: AccountDeletedPage });

function AccountDeletedPage() {
  const { t } = useTranslation('accountDeleted');
  const { name } = useSite();
  return (
    <Container>
      <PageHead
        title={`${t('title')} · ${name}`}
        description={t('text')}
        canonicalPath={path}
        isIndexed={false}
      />
      <EmptyState
        level={1}
        picture="favorites"
        title={t('title')}
        actions={
          <>
            <Button href="/">{t('home')}</Button>
            <Button href={`/feedback?from=${encodeURIComponent(path)}`} variant="quiet">
              {t('why')}
            </Button>
          </>
        }
      >
        <p>{t('text')}</p>
      </EmptyState>
    </Container>
  );
}
