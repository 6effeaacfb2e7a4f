import { TextPage } from '../features/editorial/text-page.tsx';
import { whyFr } from '../features/editorial/why.fr.ts';
import { addWords } from '../lib/i18n.ts';
import { PageHead } from '../lib/page-head.tsx';
import { useSite } from '../lib/site.tsx';
import { useTranslation } from '../lib/use-translation.tsx';

addWords('why', { fr: whyFr, en: () => import('../features/editorial/why.en.ts') });

const parts = ['near', 'soon', 'fair', 'quiet', 'all', 'organizers'] as const;

/** Why one would use the product. */
export const whyPage = () => ({ Component: WhyPage });

function WhyPage() {
  const { t } = useTranslation('why');
  const { name } = useSite();
  return (
    <>
      <PageHead title={`${t('kicker', { name })} · ${name}`} description={t('description', { name })} canonicalPath="/pourquoi-parages" />
      <TextPage
        kicker={t('kicker', { name })}
        title={t('title')}
        lead={t('lead', { name })}
        sections={parts.map((id) => ({ id, title: t(`${id}.title`), text: t(`${id}.text`, { name }) }))}
        next={[
          { href: '/notre-histoire', label: t('story') },
          { href: '/commencez', label: t('begin') },
        ]}
      />
    </>
  );
}
