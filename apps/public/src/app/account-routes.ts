import type { RouteObject } from 'react-router';
import type { Runtime } from '../lib/runtime.ts';

type Page = <T>(load: () => Promise<T>) => () => Promise<T>;

export const accountRoutes = (page: Page, runtime: Runtime): RouteObject[] => [
  {
    id: 'login',
    path: '/auth/login',
    lazy: page(async () => (await import('../routes/account/login.screen.tsx')).loginPage()),
  },
  {
    id: 'signup',
    path: '/auth/signup',
    lazy: page(async () => (await import('../routes/account/signup.screen.tsx')).signupPage()),
  },
  {
    id: 'email-waitroom',
    path: '/auth/email-waitroom/:email',
    lazy: page(async () => (await import('../routes/account/waitroom.screen.tsx')).waitroomPage()),
  },
  {
    id: 'verify-email',
    path: '/auth/verify-email',
    lazy: page(async () => (await import('../routes/account/verify.screen.tsx')).verifyPage()),
  },
  {
    id: 'account-welcome',
    path: '/auth/welcome',
    lazy: page(async () =>
      (await import('../routes/account/welcome.screen.tsx')).accountWelcomePage(),
    ),
  },
  {
    id: 'forgot-password',
    path: '/auth/forgot-password',
    lazy: page(async () => (await import('../routes/account/forgot.screen.tsx')).forgotPage()),
  },
  {
    id: 'reset-password',
    path: '/auth/reset-password',
    lazy: page(async () => (await import('../routes/account/reset.screen.tsx')).resetPage()),
  },
  {
    id: 'auth-callback',
    path: '/auth/callback/:provider',
    lazy: page(async () => (await import('../routes/account/callback.screen.tsx')).callbackPage()),
  },
  {
    id: 'onboarding',
    path: '/onboarding',
    lazy: page(async () =>
      (await import('../routes/account/onboarding.screen.tsx')).onboardingPage(runtime),
    ),
  },
  {
    id: 'profile',
    path: '/profile',
    lazy: page(async () =>
      (await import('../routes/account/profile.screen.tsx')).profilePage(runtime),
    ),
  },
  {
    id: 'favorites',
    path: '/favorites',
    lazy: page(async () =>
      (await import('../routes/account/favorites.screen.tsx')).favoritesPage(runtime),
    ),
  },
  {
    id: 'dashboard',
    path: '/dashboard/:listing?',
    lazy: page(async () =>
      (await import('../routes/team/dashboard.screen.tsx')).dashboardPage(runtime),
    ),
  },
  {
    id: 'batch-import',
    path: '/batchimport/:importId?',
    lazy: page(async () =>
      (await import('../routes/team/batch-import.screen.tsx')).batchImportPage(runtime),
    ),
  },
  {
    id: 'shared-favorites',
    path: '/favorites/shared/:token',
    lazy: page(async () =>
      (await import('../routes/account/shared-favorites.screen.tsx')).sharedFavoritesPage(runtime),
    ),
  },
];
