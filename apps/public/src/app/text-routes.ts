import type { RouteObject } from 'react-router';
import { withSheet } from '../lib/late-start/late-styles.tsx';
import type { Runtime } from '../lib/runtime.ts';

type Page = <T>(load: () => Promise<T>) => () => Promise<T>;

export const textRoutes = (page: Page, runtime: Runtime): RouteObject[] => [
  {
    id: 'welcome',
    path: '/commencez',
    lazy: page(async () => (await import('../routes/texts/welcome.page.tsx')).welcomePage()),
  },
  {
    id: 'story',
    path: '/notre-histoire',
    lazy: page(async () => (await import('../routes/texts/story.page.tsx')).storyPage()),
  },
  {
    id: 'why',
    path: '/pourquoi-parages',
    lazy: page(async () => (await import('../routes/texts/why.page.tsx')).whyPage()),
  },
  {
    id: 'feedback',
    path: '/feedback',
    lazy: page(async () =>
      (await withSheet('feedback', () => import('../routes/texts/feedback.page.tsx'))).feedbackPage(
        runtime,
      ),
    ),
  },
  {
    id: 'legal',
    path: '/mentions-legales',
    lazy: page(async () => (await import('../routes/texts/legal.page.tsx')).legalPage()),
  },
  {
    id: 'privacy',
    path: '/confidentialite',
    lazy: page(async () => (await import('../routes/texts/privacy.page.tsx')).privacyPage()),
  },
  {
    id: 'accessibility',
    path: '/accessibilite',
    lazy: page(async () =>
      (await import('../routes/texts/accessibility.page.tsx')).accessibilityPage(),
    ),
  },
  {
    id: 'account-deleted',
    path: '/compte-supprime',
    lazy: page(async () =>
      (await import('../routes/texts/account-deleted.page.tsx')).accountDeletedPage(),
    ),
  },
  {
    id: 'app-redirect',
    path: '/app-redirect/:provider',
    lazy: page(async () => (await import('../routes/app-redirect.page.tsx')).appRedirectPage()),
  },
];
