import { legalFr } from '../../features/editorial/legal.fr.ts';
import { PublisherFacts } from '../../features/editorial/publisher-facts.tsx';
import { TextPage } from '../../features/editorial/text-page.tsx';
import { addWords } from '../../lib/i18n/i18n.ts';

addWords('legal', { fr: legalFr, en: () => import('../../features/editorial/legal.en.ts') });

export const legalPage = () => ({
  Component: () => (
    <TextPage
      words="legal"
      path="/mentions-legales"
      sections={['content', 'data', 'pictures', 'rights']}
      next={[
        { href: '/confidentialite', label: 'privacy' },
        { href: '/feedback', label: 'contact' },
      ]}
    >
      <PublisherFacts />
    </TextPage>
  ),
});
