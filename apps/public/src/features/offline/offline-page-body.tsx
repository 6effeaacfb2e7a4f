import { Button } from '@parages/ui/button/button';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { useTranslation } from 'react-i18next';
import { KeptPages } from './kept-pages.tsx';

export function OfflinePageBody() {
  const { t } = useTranslation('offline');
  return (
    <>
      <EmptyState
        level={1}
        picture="lost"
        title={t('title')}
        actions={<Button href="/">{t('home')}</Button>}
      >
        <p>{t('text')}</p>
      </EmptyState>
      <KeptPages />
    </>
  );
}
