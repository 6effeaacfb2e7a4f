import { accessibilityFr } from '../../features/editorial/accessibility.fr.ts';
import { TextPage } from '../../features/editorial/text-page.tsx';
import { addWords } from '../../lib/i18n/i18n.ts';

addWords('accessibility', {
  fr: accessibilityFr,
  en: () => import('../../features/editorial/accessibility.en.ts'),
});

export const accessibilityPage = () => ({
  Component: () => (
    <TextPage
      words="accessibility"
      path="/accessibilite"
      sections={['state', 'done', 'limits', 'contact']}
      next={[
        { href: '/feedback', label: 'write' },
        { href: '/mentions-legales', label: 'legal' },
      ]}
    />
  ),
});
