import { useTranslation } from 'react-i18next';
import { editorTexts } from '../editor.fr.ts';
import { DecisionPanel, type GivingUpProps } from './decision-panel.tsx';
import { givingUpTexts } from './giving-up.fr.ts';
import { useWithdraw } from './giving-up.queries.ts';

export function WithdrawPanel({ poi, onDone, onClose }: GivingUpProps) {
  const { t } = useTranslation(editorTexts);
  const { t: tHere } = useTranslation(givingUpTexts);
  const withdraw = useWithdraw(poi.id);
  return (
    <DecisionPanel
      title={tHere('withdrawTitle')}
      confirm={t('actions.withdraw')}
      isBusy={withdraw.isPending}
      error={withdraw.error}
      onConfirm={() => withdraw.mutate(poi.version, { onSuccess: onDone })}
      onClose={onClose}
    >
      <p>{tHere('withdrawText')}</p>
    </DecisionPanel>
  );
}
