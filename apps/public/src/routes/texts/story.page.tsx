import { storyFr } from '../../features/editorial/story.fr.ts';
import { TextPage } from '../../features/editorial/text-page.tsx';
import { addWords } from '../../lib/i18n/i18n.ts';

addWords('story', { fr: storyFr, en: () => import('../../features/editorial/story.en.ts') });

export const storyPage = () => ({
  Component: () => (
    <TextPage
      words="story"
      path="/notre-histoire"
      sections={['start', 'sources', 'towns', 'you']}
      next={[
        { href: '/pourquoi-parages', label: 'why' },
        { href: '/commencez', label: 'begin' },
      ]}
    />
  ),
});
