import { Button } from '@parages/ui/button/button';
import { Notice } from '@parages/ui/notice/notice';
import { toast } from '@parages/ui/toaster/toast';
import { useTranslation } from 'react-i18next';
import { webhooksTexts } from './webhooks.fr.ts';
import classes from './webhooks.module.css';

/** A secret is shown once; the button copies it where the browser allows it. */
export function NewSecret({ secret }: { secret: string }) {
  const { t } = useTranslation(webhooksTexts);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(secret);
    toast('success', t('secret.copied'));
  };
  return (
    <Notice tone="warning" isLive title={t('secret.title')}>
      <p>{t('secret.text')}</p>
      <p className={classes.secret}>
        <code>{secret}</code>
      </p>
      <Button variant="secondary" icon="copy" onClick={() => void copy()}>
        {t('secret.copy')}
      </Button>
    </Notice>
  );
}
