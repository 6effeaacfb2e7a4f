import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../lib/form/text-field.tsx';
import { productName } from '../../../lib/product.ts';
import { editorTexts } from '../editor.fr.ts';
import { DecisionPanel, type GivingUpProps } from './decision-panel.tsx';
import { givingUpTexts } from './giving-up.fr.ts';
import { useArchive } from './giving-up.queries.ts';

export function ArchivePanel({ poi, onDone, onClose }: GivingUpProps) {
  const { t } = useTranslation(editorTexts);
  const { t: tHere } = useTranslation(givingUpTexts);
  const archive = useArchive(poi.id);
  const [confirmation, setConfirmation] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const confirm = (): void => {
    const isSame = confirmation.trim() === poi.label.trim();
    setIsWrong(!isSame);
    if (isSame) archive.mutate({ version: poi.version, confirmation }, { onSuccess: onDone });
  };
  return (
    <DecisionPanel
      title={tHere('archiveTitle')}
      confirm={t('actions.archive')}
      isBusy={archive.isPending}
      error={archive.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{tHere('archiveText', { product: productName })}</p>
      <TextField
        name="confirmation"
        label={tHere('archiveConfirm', { title: poi.label })}
        value={confirmation}
        onChange={setConfirmation}
        autoComplete="off"
        error={isWrong ? t('actions.archiveWrong') : undefined}
      />
    </DecisionPanel>
  );
}
