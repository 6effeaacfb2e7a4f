import { accessibilityFr } from '../features/editorial/accessibility.fr.ts';
import { TextPage } from '../features/editorial/text-page.tsx';
import { addWords } from '../lib/i18n.ts';
import { PageHead } from '../lib/page-head.tsx';
import { useSite } from '../lib/site.tsx';
import { useTranslation } from '../lib/use-translation.tsx';

addWords('accessibility', { fr: accessibilityFr, en: () => import('../features/editorial/accessibility.en.ts') });

const parts = ['state', 'done', 'limits', 'contact'] as const;

/** The accessibility statement. */
export const accessibilityPage = () => ({ Component: AccessibilityPage });

function AccessibilityPage() {
  const { t } = useTranslation('accessibility');
  const { name } = useSite();
  return (
    <>
      <PageHead title={`${t('kicker')} · ${name}`} description={t('description', { name })} canonicalPath="/accessibilite" />
      <TextPage
        kicker={t('kicker')}
        title={t('title')}
        lead={t('lead')}
        sections={parts.map((id) => ({ id, title: t(`${id}.title`), text: t(`${id}.text`, { name }) }))}
        next={[
          { href: '/feedback', label: t('write') },
          { href: '/mentions-legales', label: t('legal') },
        ]}
      />
    </>
  );
}
