import { Notice } from '@parages/ui/notice/notice';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../lib/site.tsx';

/** A trial installation delivers no mail: links to the inbox where its mails can be read. */
export function InboxHint() {
  const { t } = useTranslation('account');
  const { inboxUrl } = useSite();
  if (inboxUrl === null) return null;
  return (
    <Notice title={t('inbox')}>
      <a href={inboxUrl} target="_blank" rel="noopener">
        {t('openInbox')}
      </a>
    </Notice>
  );
}
