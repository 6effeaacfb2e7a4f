import { storyFr } from '../features/editorial/story.fr.ts';
import { TextPage } from '../features/editorial/text-page.tsx';
import { addWords } from '../lib/i18n.ts';
import { PageHead } from '../lib/page-head.tsx';
import { useSite } from '../lib/site.tsx';
import { useTranslation } from '../lib/use-translation.tsx';

addWords('story', { fr: storyFr, en: () => import('../features/editorial/story.en.ts') });

const parts = ['start', 'sources', 'towns', 'you'] as const;

/** Where the product comes from. */
export const storyPage = () => ({ Component: StoryPage });

function StoryPage() {
  const { t } = useTranslation('story');
  const { name } = useSite();
  return (
    <>
      <PageHead title={`${t('kicker')} · ${name}`} description={t('description', { name })} canonicalPath="/notre-histoire" />
      <TextPage
        kicker={t('kicker')}
        title={t('title')}
        lead={t('lead')}
        sections={parts.map((id) => ({ id, title: t(`${id}.title`), text: t(`${id}.text`, { name }) }))}
        next={[
          { href: '/pourquoi-parages', label: t('why', { name }) },
          { href: '/commencez', label: t('begin') },
        ]}
      />
    </>
  );
}
