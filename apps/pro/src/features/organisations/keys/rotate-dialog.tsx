import type { ApiKey, CreatedApiKey } from '@parages/contracts/types';
import { Notice } from '@parages/ui/notice/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../lib/dialog/confirm-dialog.tsx';
import { SelectField } from '../../../lib/form/select-field.tsx';
import { sentenceOf } from './key-words.ts';
import { keysTexts } from './keys.fr.ts';
import classes from './keys.module.css';
import { useRotateKey } from './keys.queries.ts';

const overlaps = ['0', '1', '24', '168'] as const;

type RotateDialogProps = {
  organisationId: string;
  apiKey: ApiKey;
  onCreated: (created: CreatedApiKey) => void;
  onClose: () => void;
};

export function RotateDialog({ organisationId, apiKey, onCreated, onClose }: RotateDialogProps) {
  const { t } = useTranslation(keysTexts);
  const rotate = useRotateKey(organisationId);
  const [overlap, setOverlap] = useState<(typeof overlaps)[number]>('24');
  const confirm = () =>
    rotate.mutate(
      { keyId: apiKey.id, overlapHours: Number(overlap) },
      { onSuccess: (created) => onCreated(created) },
    );
  return (
    <ConfirmDialog
      isOpen
      isBusy={rotate.isPending}
      title={t('rotation.title', { name: apiKey.name })}
      words={{
        confirm: t('rotation.submit'),
        cancel: t('rotation.cancel'),
        close: t('rotation.close'),
      }}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <div className={classes.shown}>
        <p>{t('rotation.text')}</p>
        <SelectField
          name="api-key-overlap"
          label={t('rotation.overlap')}
          value={overlap}
          options={overlaps.map((value) => ({ value, label: t(`overlaps.${value}`) }))}
          onChange={setOverlap}
        />
        {rotate.error && <Notice tone="danger" isLive title={sentenceOf(rotate.error)} />}
      </div>
    </ConfirmDialog>
  );
}
