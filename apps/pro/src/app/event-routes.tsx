import type { RouteObject } from 'react-router';
import { ForReadersOr, Permitted } from '../features/frame/permitted.tsx';
import { page } from './lazy-page.ts';

/**
 * The page of one event has no permission guard: organisers and moderators open it, and the API
 * checks access. That of followed agendas has its own, for organisers and for the team.
 */
export const eventRoutes: RouteObject[] = [
  {
    element: <ForReadersOr needs="poi_editor" />,
    children: [
      {
        path: '/org/events',
        lazy: page(async () => (await import('../routes/events.page.tsx')).EventsPage),
      },
    ],
  },
  {
    element: <Permitted needs="poi_editor" />,
    children: [
      {
        path: '/org/events/new',
        lazy: page(async () => (await import('../routes/new-event.page.tsx')).load()),
      },
      {
        path: '/org/imports',
        lazy: page(async () => (await import('../routes/imports/list.page.tsx')).ImportsPage),
      },
      {
        path: '/org/imports/:importId',
        lazy: page(async () => (await import('../routes/imports/detail.page.tsx')).ImportPage),
      },
    ],
  },
  {
    element: <Permitted needs="poi_mod" />,
    children: [
      {
        path: '/org/moderation',
        lazy: page(async () => (await import('../routes/moderation.page.tsx')).ModerationPage),
      },
    ],
  },
  {
    path: '/org/imports/sources',
    lazy: page(async () => (await import('../routes/imports/sources.page.tsx')).SourcesPage),
  },
  {
    path: '/org/events/:eventId',
    lazy: page(async () => (await import('../routes/event.page.tsx')).load()),
  },
];
