import { useTranslation } from 'react-i18next';
import { editorTexts } from '../editor.fr.ts';
import { useDiscard } from '../editor.queries.ts';
import { DecisionPanel, type GivingUpProps } from './decision-panel.tsx';

export function DiscardPanel({ poi, onDone, onClose }: GivingUpProps) {
  const { t } = useTranslation(editorTexts);
  const discard = useDiscard(poi.id);
  return (
    <DecisionPanel
      title={t('actions.discard')}
      confirm={t('actions.discard')}
      isBusy={discard.isPending}
      error={discard.error}
      onConfirm={() => discard.mutate(poi.version, { onSuccess: onDone })}
      onClose={onClose}
    >
      <p>{t('actions.discardText')}</p>
    </DecisionPanel>
  );
}
