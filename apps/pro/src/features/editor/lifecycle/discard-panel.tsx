import { useTranslation } from 'react-i18next';
import { editorTexts } from '../editor.fr.ts';
import { DecisionPanel, type GivingUpProps } from './decision-panel.tsx';
import { givingUpTexts } from './giving-up.fr.ts';
import { useDiscard } from './giving-up.queries.ts';

export function DiscardPanel({ poi, onDone, onClose }: GivingUpProps) {
  const { t } = useTranslation(editorTexts);
  const { t: tHere } = useTranslation(givingUpTexts);
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
      <p>{tHere('discardText')}</p>
    </DecisionPanel>
  );
}
