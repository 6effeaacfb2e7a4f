import { TextPage } from '../../features/editorial/text-page.tsx';
import { whyFr } from '../../features/editorial/why.fr.ts';
import { addWords } from '../../lib/i18n/i18n.ts';

addWords('why', { fr: whyFr, en: () => import('../../features/editorial/why.en.ts') });

export const whyPage = () => ({
  Component: () => (
    <TextPage
      words="why"
      path="/pourquoi-parages"
      sections={['near', 'soon', 'fair', 'quiet', 'all', 'organizers']}
      next={[
        { href: '/notre-histoire', label: 'story' },
        { href: '/commencez', label: 'begin' },
      ]}
    />
  ),
});
