import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../../platform/access/viewer.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { campaignParams, campaignSchema } from '../campaigns.schema.ts';
import type { CampaignPaymentsService } from './checkout/campaign-payments.service.ts';
import { paymentStartSchema } from './payments.schema.ts';

export type PaymentsOptions = {
  payments: CampaignPaymentsService;
  proOriginOf: (request: FastifyRequest) => string;
  /**
   * True when the host of a request accepts payments: a live key works only on the hosts of the
   * setting PAYMENTS_LIVE_HOSTS.
   */
  canPayAt: (request: FastifyRequest) => boolean;
};

const tags = ['Campaigns'];
const access = 'camp_editor' as const;
const commonProblems = [
  'campaign_not_found',
  'organisation_suspended',
  'payments_unavailable',
] as const;
const startProblems = [
  'campaign_payment_open',
  'campaign_transition_forbidden',
  'campaign_not_payable',
  'campaign_period_taken',
  'organisation_not_approved',
] as const;
const shape = { tags, params: campaignParams };

export const paymentsRoutes: FastifyPluginAsyncZod<PaymentsOptions> = async (
  app,
  { payments, proOriginOf, canPayAt },
) => {
  app.post(
    '/org/campaigns/:campaignId/payment',
    {
      config: { access, problems: [...commonProblems, ...startProblems] },
      schema: {
        ...shape,
        operationId: 'startCampaignPayment',
        response: { 200: paymentStartSchema },
      },
    },
    (request) => {
      if (!canPayAt(request)) throw new Problem('payments_unavailable');
      return payments.start(
        viewerOf(request).userId,
        request.params.campaignId,
        proOriginOf(request),
      );
    },
  );
  app.delete(
    '/org/campaigns/:campaignId/payment',
    {
      config: { access, problems: [...commonProblems, 'campaign_payment_missing'] },
      schema: {
        ...shape,
        operationId: 'abandonCampaignPayment',
        response: { 200: campaignSchema },
      },
    },
    (request) => payments.abandon(viewerOf(request).userId, request.params.campaignId),
  );
  app.post(
    '/org/campaigns/:campaignId/payment/settlement',
    {
      config: { access, problems: [...commonProblems, 'campaign_payment_missing'] },
      schema: { ...shape, operationId: 'settleCampaignPayment', response: { 200: campaignSchema } },
    },
    (request) => payments.settle(viewerOf(request).userId, request.params.campaignId),
  );
};
