import type { RouteObject } from 'react-router';
import { ForAdministrators, Permitted } from '../features/frame/permitted.tsx';
import { campaignRoutes } from './campaign-routes.tsx';
import { eventRoutes } from './event-routes.tsx';
import { page } from './lazy-page.ts';
import { NotFound } from './not-found.tsx';
import { PageLost } from './page-lost.tsx';
import { Shell } from './shell.tsx';
import { Space } from './space.tsx';

const account: RouteObject[] = [
  {
    path: '/org/auth/login',
    lazy: page(async () => (await import('../routes/account/login.page.tsx')).LoginPage),
  },
  {
    path: '/org/auth/signup',
    lazy: page(async () => (await import('../routes/account/signup.page.tsx')).SignupPage),
  },
  {
    path: '/org/auth/email-waitroom/:email',
    lazy: page(async () => (await import('../routes/account/waitroom.page.tsx')).WaitroomPage),
  },
  {
    path: '/org/auth/verify-email',
    lazy: page(async () => (await import('../routes/account/verify.page.tsx')).VerifyPage),
  },
  {
    path: '/org/auth/welcome',
    lazy: page(async () => (await import('../routes/account/welcome.page.tsx')).AccountWelcomePage),
  },
  {
    path: '/org/auth/forgot-password',
    lazy: page(async () => (await import('../routes/account/password.page.tsx')).ForgotPage),
  },
  {
    path: '/org/auth/reset-password',
    lazy: page(async () => (await import('../routes/account/password.page.tsx')).ResetPage),
  },
  {
    path: '/org/auth/callback/:provider',
    lazy: page(async () => (await import('../routes/account/callback.page.tsx')).CallbackPage),
  },
];

const space: RouteObject[] = [
  { path: '/org/home', lazy: page(async () => (await import('../routes/home.page.tsx')).HomePage) },
  ...eventRoutes,
  ...campaignRoutes,
  {
    path: '/org/messages/:about/:id',
    lazy: page(async () => (await import('../routes/messages/messages.page.tsx')).MessagesPage),
  },
  {
    path: '/org/moderation/messages/:about?/:id?',
    lazy: page(async () => (await import('../routes/messages/messages.page.tsx')).TeamMessagesPage),
  },
  {
    path: '/org/organisations',
    lazy: page(
      async () => (await import('../routes/organisations/list.page.tsx')).OrganisationsPage,
    ),
  },
  {
    path: '/org/organisations/new',
    lazy: page(
      async () => (await import('../routes/organisations/new.page.tsx')).NewOrganisationPage,
    ),
  },
  {
    path: '/org/organisations/:organisationId',
    lazy: page(
      async () => (await import('../routes/organisations/detail.page.tsx')).OrganisationPage,
    ),
  },
  {
    path: '/org/organisations/:organisationId/api-keys',
    lazy: page(
      async () => (await import('../routes/organisations/keys.page.tsx')).OrganisationKeysPage,
    ),
  },
  {
    path: '/org/organisations/:organisationId/agenda',
    lazy: page(
      async () => (await import('../routes/organisations/agenda.page.tsx')).OrganisationAgendaPage,
    ),
  },
  {
    path: '/org/organisations/:organisationId/webhooks',
    lazy: page(
      async () =>
        (await import('../routes/organisations/webhooks.page.tsx')).OrganisationWebhooksPage,
    ),
  },
  {
    path: '/org/profile/:profileId?',
    lazy: page(async () => (await import('../routes/profile.page.tsx')).ProfilePage),
  },
  {
    element: <Permitted needs="image_mod" />,
    children: [
      {
        path: '/org/moderation/photos',
        lazy: page(
          async () => (await import('../routes/moderation/feed-photos.page.tsx')).FeedPhotosPage,
        ),
      },
    ],
  },
  {
    element: <ForAdministrators />,
    children: [
      {
        path: '/org/moderation/users',
        lazy: page(async () => (await import('../routes/moderation/users.page.tsx')).UsersPage),
      },
      {
        path: '/org/moderation/security',
        lazy: page(
          async () =>
            (await import('../routes/moderation/security-journal.page.tsx')).SecurityJournalPage,
        ),
      },
    ],
  },
  {
    element: <Permitted needs="org_mod" />,
    children: [
      {
        path: '/org/moderation/organisations/:organisationId?',
        lazy: page(
          async () =>
            (await import('../routes/moderation/organisations.page.tsx')).OrganisationQueuePage,
        ),
      },
    ],
  },
];

const pages: RouteObject[] = [
  {
    path: '/org',
    lazy: page(async () => (await import('../routes/landing.page.tsx')).LandingPage),
  },
  {
    path: '/org/invitation',
    lazy: page(
      async () => (await import('../routes/organisations/invitation.page.tsx')).InvitationPage,
    ),
  },
  ...account,
  {
    Component: Space,
    handle: { hasMenu: true },
    children: [{ ErrorBoundary: PageLost, children: space }],
  },
  { path: '*', Component: NotFound },
];

export const createRoutes = (): RouteObject[] => [
  {
    Component: Shell,
    ErrorBoundary: PageLost,
    HydrateFallback: () => null,
    children: [{ ErrorBoundary: PageLost, children: pages }],
  },
];
