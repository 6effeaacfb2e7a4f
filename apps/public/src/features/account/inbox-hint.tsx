import { Notice } from '@parages/ui/notice/notice';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../lib/site.tsx';

/** On a trial installation mails reach nobody: says where they are to be read. */
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
