import { Button } from '@parages/ui/button/button';
import { Panel } from '@parages/ui/panel/panel';
import { useTranslation } from 'react-i18next';

export type LocationPromptProps = { onRetry: () => void; onClose: () => void };

export function LocationPrompt({ onRetry, onClose }: LocationPromptProps) {
  const { t } = useTranslation('position');
  return (
    <Panel
      isOpen
      onClose={onClose}
      title={t('enable')}
      words={{ close: t('close') }}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('chooseTown')}
          </Button>
          <Button icon="locate" onClick={onRetry}>
            {t('retry')}
          </Button>
        </>
      }
    >
      <p>{t('enableHint')}</p>
    </Panel>
  );
}
