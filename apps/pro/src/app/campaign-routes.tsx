import type { RouteObject } from 'react-router';
import { Permitted } from '../features/frame/permitted.tsx';
import { page } from './lazy-page.ts';

/**
 * The page of one campaign has no permission guard: organisers and moderators open it, and the API
 * checks access.
 */
export const campaignRoutes: RouteObject[] = [
  {
    element: <Permitted needs="camp_editor" />,
    children: [
      {
        path: '/org/campaigns',
        lazy: page(async () => (await import('../routes/campaigns/list.page.tsx')).CampaignsPage),
      },
      {
        path: '/org/campaigns/new',
        lazy: page(async () => (await import('../routes/campaigns/new.page.tsx')).NewCampaignPage),
      },
      {
        path: '/org/campaigns/:campaignId/payment',
        lazy: page(
          async () => (await import('../routes/campaigns/payment.page.tsx')).CampaignPaymentPage,
        ),
      },
    ],
  },
  {
    path: '/org/campaigns/:campaignId',
    lazy: page(async () => (await import('../routes/campaigns/detail.page.tsx')).CampaignPage),
  },
  {
    element: <Permitted needs="camp_mod" />,
    children: [
      {
        path: '/org/moderation/campaigns',
        lazy: page(
          async () => (await import('../routes/moderation/campaigns.page.tsx')).AllCampaignsPage,
        ),
      },
    ],
  },
];
