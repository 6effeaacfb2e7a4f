import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { MailsService } from '../mails/mails.service.ts';
import { withdrawOrganisationChange } from './changes/withdraw-organisation-change.ts';
import type { CompaniesService } from './companies/companies.service.ts';
import { createOrganisation } from './declarations/create-organisation.ts';
import { resubmitOrganisation } from './declarations/resubmit-organisation.ts';
import { updateOrganisation } from './declarations/update-organisation.ts';
import { getOrganisation } from './get-organisation.ts';
import { listMyOrganisations } from './list-my-organisations.ts';

export type OrganisationsDeps = {
  db: Db;
  clock: Clock;
  mails: MailsService;
  companies: CompaniesService;
};

export const organisationsService = (deps: OrganisationsDeps) => ({
  get: getOrganisation(deps),
  list: listMyOrganisations(deps),
  create: createOrganisation(deps),
  update: updateOrganisation(deps),
  withdrawChange: withdrawOrganisationChange(deps),
  resubmit: resubmitOrganisation(deps),
});

export type OrganisationsService = ReturnType<typeof organisationsService>;
