import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MailsService } from './features/mails/mails.service.ts';
import { companiesService } from './features/organisations/companies.service.ts';
import { invitationsService } from './features/organisations/invitations.service.ts';
import { membersRoutes } from './features/organisations/members.routes.ts';
import { membersService } from './features/organisations/members.service.ts';
import { organisationChangeReviewService } from './features/organisations/organisation-change-review.service.ts';
import { organisationReviewRoutes } from './features/organisations/organisation-review.routes.ts';
import { organisationReviewService } from './features/organisations/organisation-review.service.ts';
import { organisationsRoutes } from './features/organisations/organisations.routes.ts';
import { organisationsService } from './features/organisations/organisations.service.ts';
import { organiserRoutes } from './features/organisations/organiser.routes.ts';
import { organiserService } from './features/organisations/organiser.service.ts';
import type { PoiCardsService } from './features/pois/poi-cards.service.ts';
import { sparingRegistry } from './gateways/company-registry/sparing-registry.ts';
import { stateCompanyRegistry } from './gateways/company-registry/state-company-registry.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/database.ts';

// Somebody waits before a form.
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
  await app.register(organisationsRoutes, { prefix, organisations, companies, proOriginOf });
  const [members, invitations] = [
    membersService({ db, clock }),
    invitationsService({ db, clock, mails }),
  ];
  await app.register(membersRoutes, { prefix, members, invitations, proOriginOf });
  const review = organisationReviewService({ db, clock, mails });
  const changes = organisationChangeReviewService({ db, clock, mails, review });
  await app.register(organisationReviewRoutes, { prefix, review, changes, proOriginOf });
  await app.register(organiserRoutes, {
    prefix,
    organisers: organiserService({ db, clock, listCards }),
  });
}
