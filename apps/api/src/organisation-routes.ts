import type { FastifyInstance, FastifyRequest } from 'fastify';
import { companiesService } from './features/organisations/companies.service.ts';
import { invitationsService } from './features/organisations/invitations.service.ts';
import { membersRoutes } from './features/organisations/members.routes.ts';
import { membersService } from './features/organisations/members.service.ts';
import { organisationReviewRoutes } from './features/organisations/organisation-review.routes.ts';
import { organisationReviewService } from './features/organisations/organisation-review.service.ts';
import { organisationsRoutes } from './features/organisations/organisations.routes.ts';
import { organisationsService } from './features/organisations/organisations.service.ts';
import { organiserRoutes } from './features/organisations/organiser.routes.ts';
import { organiserService } from './features/organisations/organiser.service.ts';

export type OrganisationDeps = { prefix: string; proOriginOf: (request: FastifyRequest) => string };

/** Organisations: those who declare them, their members, moderators, and what visitors see of them. */
export async function registerOrganisationRoutes(app: FastifyInstance, { prefix, proOriginOf }: OrganisationDeps): Promise<void> {
  await app.register(organisationsRoutes, { prefix, organisations: organisationsService(), companies: companiesService(), proOriginOf });
  await app.register(membersRoutes, { prefix, members: membersService(), invitations: invitationsService(), proOriginOf });
  await app.register(organisationReviewRoutes, { prefix, review: organisationReviewService(), proOriginOf });
  await app.register(organiserRoutes, { prefix, organisers: organiserService() });
}
