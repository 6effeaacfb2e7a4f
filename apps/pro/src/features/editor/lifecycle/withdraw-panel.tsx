import { useTranslation } from 'react-i18next';
import { editorTexts } from '../editor.fr.ts';
import { useWithdraw } from '../editor.queries.ts';
import { DecisionPanel, type GivingUpProps } from './decision-panel.tsx';

export function WithdrawPanel({ poi, onDone, onClose }: GivingUpProps) {
  const { t } = useTranslation(editorTexts);
  const withdraw = useWithdraw(poi.id);
  return (
    <DecisionPanel
      title={t('actions.withdrawTitle')}
      confirm={t('actions.withdraw')}
      isBusy={withdraw.isPending}
      error={withdraw.error}
      onConfirm={() => withdraw.mutate(poi.version, { onSuccess: onDone })}
      onClose={onClose}
    >
      <p>{t('actions.withdrawText')}</p>
    </DecisionPanel>
  );
}
