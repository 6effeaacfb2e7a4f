import { Container } from '@parages/ui/container/container';
import { useTranslation } from 'react-i18next';
import { offlineFr } from '../features/offline/offline.fr.ts';
import { OfflinePageBody } from '../features/offline/offline-page-body.tsx';
import { addWords } from '../lib/i18n/i18n.ts';
import { offlinePath } from '../lib/offline/cache-names.ts';
import { PageHead } from '../lib/page/page-head.tsx';
import { useSite } from '../lib/site.tsx';

addWords('offline', { fr: offlineFr, en: () => import('../features/offline/offline.en.ts') });

export const offlinePage = () => ({ Component: OfflinePage });

function OfflinePage() {
  const { t } = useTranslation('offline');
  const { name } = useSite();
  return (
    <Container>
      <PageHead
        title={`${t('title')} · ${name}`}
        description={t('text')}
        canonicalPath={offlinePath}
        isIndexed={false}
      />
      <OfflinePageBody />
    </Container>
  );
}
