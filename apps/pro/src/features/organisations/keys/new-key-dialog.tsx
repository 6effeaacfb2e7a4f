import type { CreatedApiKey } from '@parages/contracts/types';
import { Button } from '@parages/ui/button/button';
import { Notice } from '@parages/ui/notice/notice';
import { toast } from '@parages/ui/toaster/toast';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../lib/dialog/dialog.tsx';
import { TextField } from '../../../lib/form/text-field.tsx';
import { keysTexts } from './keys.fr.ts';
import classes from './keys.module.css';

type NewKeyDialogProps = { created: CreatedApiKey; onClose: () => void };

/** Shows a whole key, which no later answer contains. */
export function NewKeyDialog({ created: { key, apiKey }, onClose }: NewKeyDialogProps) {
  const { t } = useTranslation(keysTexts);
  const copy = async () => {
    // Browsers have no clipboard on plain HTTP.
    try {
      await navigator.clipboard.writeText(key);
      toast('success', t('shown.copied'));
    } catch {
      toast('error', t('shown.copyFailed'));
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('shown.title', { name: apiKey.name })}
      words={{ close: t('shown.close') }}
      footer={<Button onClick={onClose}>{t('shown.done')}</Button>}
    >
      <div className={classes.shown}>
        <p>{t('shown.text')}</p>
        <TextField
          name="new-api-key-text"
          label={t('shown.field')}
          value={key}
          readOnly
          spellCheck={false}
          onChange={() => undefined}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button variant="secondary" icon="copy" onClick={() => void copy()}>
          {t('shown.copy')}
        </Button>
        {apiKey.kind === 'secret' && <Notice tone="warning" title={t('shown.secret')} />}
      </div>
    </Dialog>
  );
}
