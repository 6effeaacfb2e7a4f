import { legalFr } from '../features/editorial/legal.fr.ts';
import { PublisherFacts } from '../features/editorial/publisher-facts.tsx';
import { TextPage } from '../features/editorial/text-page.tsx';
import { addWords } from '../lib/i18n.ts';
import { PageHead } from '../lib/page-head.tsx';
import { useSite } from '../lib/site.tsx';
import { useTranslation } from '../lib/use-translation.tsx';

addWords('legal', { fr: legalFr, en: () => import('../features/editorial/legal.en.ts') });

const parts = ['content', 'data', 'pictures', 'rights'] as const;

/** Who publishes the site, and from what. */
export const legalPage = () => ({ Component: LegalPage });

function LegalPage() {
  const { t } = useTranslation('legal');
  const { name } = useSite();
  return (
    <>
      <PageHead title={`${t('kicker')} · ${name}`} description={t('description', { name })} canonicalPath="/mentions-legales" />
      <TextPage
        kicker={t('kicker')}
        title={t('title')}
        lead={t('lead')}
        sections={parts.map((id) => ({ id, title: t(`${id}.title`), text: t(`${id}.text`, { name }) }))}
        next={[
          { href: '/confidentialite', label: t('privacy') },
          { href: '/feedback', label: t('contact') },
        ]}
      >
        <PublisherFacts />
      </TextPage>
    </>
  );
}
