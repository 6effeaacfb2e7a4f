import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MailsService } from './features/mails/mails.service.ts';
import { organisationChangeRoutes } from './features/organisations/changes/organisation-change.routes.ts';
import { companiesRoutes } from './features/organisations/companies/companies.routes.ts';
import { companiesService } from './features/organisations/companies/companies.service.ts';
import { declarationsRoutes } from './features/organisations/declarations/declarations.routes.ts';
import { invitationsRoutes } from './features/organisations/invitations/invitations.routes.ts';
import { invitationsService } from './features/organisations/invitations/invitations.service.ts';
import { membersRoutes } from './features/organisations/members/members.routes.ts';
import { membersService } from './features/organisations/members/members.service.ts';
import { organisationsRoutes } from './features/organisations/organisations.routes.ts';
import { organisationsService } from './features/organisations/organisations.service.ts';
import { organiserRoutes } from './features/organisations/public-page/organiser.routes.ts';
import { organiserService } from './features/organisations/public-page/organiser.service.ts';
import {
  organisationChangeDecisionsRoutes,
  organisationDecisionsRoutes,
} from './features/organisations/review/organisation-decisions.routes.ts';
import { organisationReviewRoutes } from './features/organisations/review/organisation-review.routes.ts';
import { organisationReviewService } from './features/organisations/review/organisation-review.service.ts';
import type { PoiCardsService } from './features/pois/poi-cards.service.ts';
import { sparingRegistry } from './gateways/company-registry/sparing-registry.ts';
import { stateCompanyRegistry } from './gateways/company-registry/state-company-registry.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/database.ts';

// A person waits in front of a form.
const registryDeadlineMs = 1500;

export type OrganisationDeps = {
  prefix: string;
  db: Db;
  clock: Clock;
  mails: MailsService;
  listCards: PoiCardsService;
  /** Where the registry of companies is, if one is configured. */
  registryUrl: string | undefined;
  proOriginOf: (request: FastifyRequest) => string;
};

/** Organisations: those who declare them, their members, moderators, and what visitors see of them. */
export async function registerOrganisationRoutes(
  app: FastifyInstance,
  deps: OrganisationDeps,
): Promise<void> {
  const { prefix, db, clock, mails, listCards, registryUrl: baseUrl, proOriginOf } = deps;
  const companies = companiesService({
    clock,
    registry:
      baseUrl === undefined
        ? undefined
        : sparingRegistry(stateCompanyRegistry({ baseUrl, deadlineMs: registryDeadlineMs }), clock),
    onAway: (error) => app.log.warn({ err: error }, 'the registry of companies cannot be asked'),
  });
  const organisations = organisationsService({ db, clock, mails, companies });
  await app.register(organisationsRoutes, { prefix, organisations });
  await app.register(declarationsRoutes, { prefix, organisations, proOriginOf });
  await app.register(organisationChangeRoutes, { prefix, organisations });
  await app.register(companiesRoutes, { prefix, companies });
  await app.register(membersRoutes, { prefix, members: membersService({ db, clock }) });
  const invitations = invitationsService({ db, clock, mails });
  await app.register(invitationsRoutes, { prefix, invitations, proOriginOf });
  const review = organisationReviewService({ db, clock, mails });
  await app.register(organisationReviewRoutes, { prefix, review });
  await app.register(organisationDecisionsRoutes, { prefix, review, proOriginOf });
  await app.register(organisationChangeDecisionsRoutes, { prefix, review, proOriginOf });
  await app.register(organiserRoutes, {
    prefix,
    organisers: organiserService({ db, clock, listCards }),
  });
}
