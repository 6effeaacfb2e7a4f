import { privacyFr } from '../features/editorial/privacy.fr.ts';
import { TextPage } from '../features/editorial/text-page.tsx';
import { addWords } from '../lib/i18n.ts';
import { PageHead } from '../lib/page-head.tsx';
import { useSite } from '../lib/site.tsx';
import { useTranslation } from '../lib/use-translation.tsx';

addWords('privacy', { fr: privacyFr, en: () => import('../features/editorial/privacy.en.ts') });

const parts = ['position', 'device', 'measure', 'messages', 'others', 'rights'] as const;

/** What is known of visitors. */
export const privacyPage = () => ({ Component: PrivacyPage });

function PrivacyPage() {
  const { t } = useTranslation('privacy');
  const { name, publisher } = useSite();
  return (
    <>
      <PageHead title={`${t('kicker')} · ${name}`} description={t('description', { name })} canonicalPath="/confidentialite" />
      <TextPage
        kicker={t('kicker')}
        title={t('title')}
        lead={t('lead')}
        sections={parts.map((id) => ({ id, title: t(`${id}.title`), text: t(`${id}.text`, { name }) }))}
        next={[
          { href: '/mentions-legales', label: t('legal') },
          { href: '/feedback', label: t('contact') },
        ]}
      >
        <p>{t('responsible', { publisher: publisher.name ?? t('unknown') })}</p>
      </TextPage>
    </>
  );
}
