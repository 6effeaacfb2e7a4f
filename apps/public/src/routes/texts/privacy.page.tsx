import { useTranslation } from 'react-i18next';
import { privacyFr } from '../../features/editorial/privacy.fr.ts';
import { TextPage } from '../../features/editorial/text-page.tsx';
import { addWords } from '../../lib/i18n/i18n.ts';
import { useSite } from '../../lib/site.tsx';

addWords('privacy', { fr: privacyFr, en: () => import('../../features/editorial/privacy.en.ts') });

export const privacyPage = () => ({ Component: PrivacyPage });

function PrivacyPage() {
  const { t } = useTranslation('privacy');
  const { publisher } = useSite();
  return (
    <TextPage
      words="privacy"
      path="/confidentialite"
      sections={[
        'position',
        'device',
        'account',
        'security',
        'measure',
        'messages',
        'others',
        'rights',
      ]}
      next={[
        { href: '/mentions-legales', label: 'legal' },
        { href: '/feedback', label: 'contact' },
      ]}
    >
      <p>{t('responsible', { publisher: publisher.name ?? t('unknown') })}</p>
    </TextPage>
  );
}
