import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../../config/config.ts';
import { sitesOf } from '../../config/edge-settings.ts';
import type { CompanyRegistry } from '../../gateways/company-registry/company-registry.ts';
import type { PictureStore } from '../../gateways/picture-store/picture-store.ts';
import type { SecurityJournal } from '../../platform/access/security-event.ts';
import { apiPrefix as prefix } from '../../platform/api-prefix.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { proOriginOf as proOriginOfHost } from '../../platform/edge/sites.domain.ts';
import type { MailsService } from '../mails/mails.service.ts';
import { keepLogo } from '../media/adding/keep-logo.service.ts';
import type { PoiCardsService } from '../pois/poi-cards.service.ts';
import { organisationChangeRoutes } from './changes/organisation-change.routes.ts';
import { companiesRoutes } from './companies/companies.routes.ts';
import { companiesService } from './companies/companies.service.ts';
import { declarationsRoutes } from './declarations/declarations.routes.ts';
import { invitationsRoutes } from './invitations/invitations.routes.ts';
import { invitationsService } from './invitations/invitations.service.ts';
import { apiKeysDocs } from './keys/api-keys.docs.ts';
import { apiKeysRoutes } from './keys/api-keys.routes.ts';
import { apiKeysService } from './keys/api-keys.service.ts';
import { logoRoutes } from './logo/logo.routes.ts';
import { logoService } from './logo/logo.service.ts';
import { membersRoutes } from './members/members.routes.ts';
import { membersService } from './members/members.service.ts';
import { organisationReviewDocs } from './organisation-review.docs.ts';
import { organisationsDocs } from './organisations.docs.ts';
import { organisationsRoutes } from './organisations.routes.ts';
import { organisationsService } from './organisations.service.ts';
import { organiserRoutes } from './public-page/organiser.routes.ts';
import { type OrganiserService, organiserService } from './public-page/organiser.service.ts';
import {
  organisationChangeDecisionsRoutes,
  organisationDecisionsRoutes,
} from './review/organisation-decisions.routes.ts';
import { organisationReviewRoutes } from './review/organisation-review.routes.ts';
import { organisationReviewService } from './review/organisation-review.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    organisers: OrganiserService;
  }
}

export type OrganisationsPluginDeps = {
  config: Pick<Config, 'MAIN_HOST' | 'PRO_HOST'>;
  db: Db;
  clock: Clock;
  mails: MailsService;
  journal: SecurityJournal;
  listCards: PoiCardsService;
  registry: CompanyRegistry | undefined;
  pictureStore: PictureStore | undefined;
};

export const organisationsPlugin = fp(
  async (app: FastifyInstance, deps: OrganisationsPluginDeps) => {
    app.describe(organisationsDocs);
    app.describe(organisationReviewDocs);
    app.describe(apiKeysDocs);
    const { config, db, clock, mails, listCards, registry, pictureStore: store } = deps;
    const sites = sitesOf(config);
    const proOriginOf = ({ host }: FastifyRequest): string => proOriginOfHost(host, sites);
    const onUnreachable = (error: unknown): void =>
      app.log.warn({ err: error }, 'the company registry cannot be reached');
    const companies = companiesService({ clock, registry, onUnreachable });
    const organisations = organisationsService({ db, clock, mails, companies });
    const invitations = invitationsService({ db, clock, mails });
    const review = organisationReviewService({ db, clock, mails });
    const organisers = organiserService({ db, clock, listCards });
    await app.register(organisationsRoutes, { prefix, organisations });
    await app.register(declarationsRoutes, { prefix, organisations, proOriginOf });
    await app.register(organisationChangeRoutes, { prefix, organisations });
    await app.register(companiesRoutes, { prefix, companies });
    await app.register(membersRoutes, { prefix, members: membersService({ db, clock }) });
    await app.register(invitationsRoutes, { prefix, invitations, proOriginOf });
    await app.register(apiKeysRoutes, {
      prefix,
      apiKeys: apiKeysService({ db, clock, mails }),
      journal: deps.journal,
      proOriginOf,
    });
    await app.register(organisationReviewRoutes, { prefix, review });
    await app.register(organisationDecisionsRoutes, { prefix, review, proOriginOf });
    await app.register(organisationChangeDecisionsRoutes, { prefix, review, proOriginOf });
    const logos = logoService({ db, clock, keepLogo: keepLogo({ db, clock, store }) });
    await app.register(logoRoutes, { prefix, logos });
    await app.register(organiserRoutes, { prefix, organisers });
    app.decorate('organisers', organisers);
  },
  { name: 'organisations', dependencies: ['mails', 'pois'] },
);
