import { Notice } from '@parages/ui/notice/notice';
import { useTranslation } from 'react-i18next';
import { inboxTexts } from './inbox.fr.ts';

/**
 * Link to the test inbox of a trial installation, which sends no real mail. Its URL comes from a
 * `<meta>` of the document.
 */
export function InboxHint() {
  const { t } = useTranslation(inboxTexts);
  const url = document.querySelector<HTMLMetaElement>('meta[name="mail-inbox"]')?.content;
  if (url === undefined) return null;
  return (
    <Notice title={t('title')}>
      <a href={url} target="_blank" rel="noopener">
        {t('open')}
      </a>
    </Notice>
  );
}
