import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../../platform/access/viewer.ts';
import {
  companyLookupSchema,
  companySearchQuery,
  companySearchSchema,
  sirenParams,
} from '../organisations.schema.ts';
import type { CompaniesService } from './companies.service.ts';

export type CompaniesOptions = { companies: Pick<CompaniesService, 'lookUpFor' | 'searchFor'> };

export const companiesRoutes: FastifyPluginAsyncZod<CompaniesOptions> = async (
  app,
  { companies },
) => {
  app.get(
    '/org/companies/:siren',
    {
      config: {
        access: 'verified',
        rate: 'outside',
        problems: ['request_invalid', 'company_ceased', 'company_limited'],
      },
      schema: {
        operationId: 'getCompany',
        tags: ['Organisations'],
        params: sirenParams,
        response: { 200: companyLookupSchema },
      },
    },
    (request) => companies.lookUpFor(viewerOf(request).userId, request.params.siren),
  );
  app.get(
    '/org/companies',
    {
      config: { access: 'verified', rate: 'outside', problems: ['company_limited'] },
      schema: {
        operationId: 'searchCompanies',
        tags: ['Organisations'],
        querystring: companySearchQuery,
        response: { 200: companySearchSchema },
      },
    },
    (request) => companies.searchFor(viewerOf(request).userId, request.query.q),
  );
};
