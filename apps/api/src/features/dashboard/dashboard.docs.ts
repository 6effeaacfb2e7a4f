import type { Docs } from '../../platform/openapi/operation-docs.ts';

export const dashboardDocs: Docs = {
  operations: {
    getDashboard: {
      summary: 'Count the events of each listing of the dashboard',
      description: 'Only listings that the permissions of the caller open.',
    },
    listDashboardTowns: {
      summary: 'List towns with the numbers of their events',
      description: 'Most populous first; send `next` as `after`. `q` filters by name.',
      parameters: {
        after: [
          'Value of `next` of the page before; without it, the first page.',
          '136463_0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c73',
        ],
      },
    },
    listDashboardSources: {
      summary: 'List feeds with the numbers of their events',
      description: 'By feed and by class of the feed, those with the most events first.',
    },
    listDashboardPois: {
      summary: 'List the events of a listing of the dashboard',
      description:
        'Newest first; send `next` as `after`. `by-city` needs `townId`, `by-source` needs `source`.',
    },
  },
  parameters: {
    listing: 'Name of the listing.',
    source: ['Name of the feed.', 'datatourisme'],
    sourceClass: ['Class of the feed.', 'Concert'],
  },
  properties: {
    'Dashboard.items.listing': 'Name of the listing.',
    'Dashboard.items.count': ['Number of events, towns or classes.', 12],
    'DashboardPoi.lacks': ['What the event lacks.', []],
    'DashboardPois|DashboardTowns.next': [
      'Value of `after` for the next page; null on the last one.',
      null,
    ],
    'DashboardPois.town': 'Town of the listing; null for other listings.',
    'DashboardPois.town.id': ['Id of the town, a UUID.', '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c7a'],
    'DashboardPois.town.name': ['Name of the town.', 'Tours'],
    'DashboardSource.source': ['Name of the feed.', 'datatourisme'],
    'DashboardSource.class': ['Class.', 'Concert'],
    'DashboardSource.total': ['Number of events to come.', 320],
    'DashboardTown.total': ['Number of events to come.', 320],
    'DashboardSource|DashboardTown.hidden': ['Number of hidden events.', 2],
    'DashboardSource|DashboardTown.noTheme': ['Number of events without a theme.', 1],
    'DashboardSource|DashboardTown.noImage': ['Number of events without a photo.', 40],
    'DashboardTown.name': ['Name of the town.', 'Tours'],
    'DashboardTown.department': ['Name of the department; null when not known.', 'Indre-et-Loire'],
  },
};
