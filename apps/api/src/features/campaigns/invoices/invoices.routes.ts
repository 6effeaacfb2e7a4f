import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../../platform/access/viewer.ts';
import { campaignScopeOf } from '../campaign-scope.ts';
import { campaignParams } from '../campaigns.schema.ts';
import { invoiceListSchema, invoiceParams, pdfSchema } from './invoices.schema.ts';
import type { InvoicesService } from './invoices.service.ts';

export type InvoicesOptions = { invoices: InvoicesService };

const tags = ['Campaigns'];
const shape = { tags, params: campaignParams };

export const invoicesRoutes: FastifyPluginAsyncZod<InvoicesOptions> = async (app, { invoices }) => {
  app.get(
    '/org/campaigns/:campaignId/invoices',
    {
      config: { access: 'verified', problems: ['campaign_not_found'] },
      schema: {
        ...shape,
        operationId: 'listCampaignInvoices',
        response: { 200: invoiceListSchema },
      },
    },
    (request) => invoices.list(campaignScopeOf(viewerOf(request)), request.params.campaignId),
  );
  app.get(
    '/org/invoices/:number',
    {
      config: { access: 'verified', problems: ['invoice_not_found'] },
      schema: {
        operationId: 'getInvoice',
        tags,
        params: invoiceParams,
        response: {
          200: {
            description: 'The PDF as it was issued.',
            content: { 'application/pdf': { schema: pdfSchema } },
          },
        },
      },
    },
    async (request, reply) => {
      const { number, pdf } = await invoices.read(
        campaignScopeOf(viewerOf(request)),
        request.params.number,
      );
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${number}.pdf"`)
        .header('x-content-type-options', 'nosniff')
        .send(pdf);
    },
  );
};
