import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { assertQuota } from '../../../platform/quotas/quotas.service.ts';
import type { MailsService } from '../../mails/mails.service.ts';
import type { CompaniesService } from '../companies/companies.service.ts';
import { readRna } from '../companies/read-rna.ts';
import { getOrganisation } from '../get-organisation.ts';
import { organisationsRepository } from '../organisations.repository.ts';
import type { Organisation, OrganisationDraft } from '../organisations.schema.ts';
import { queueReceivedMail } from './queue-received-mail.ts';

export type CreateOrganisationDeps = {
  db: Db;
  clock: Clock;
  mails: MailsService;
  companies: Pick<CompaniesService, 'checkNumbers'>;
};

/**
 * `proOrigin`: the site in the link of the mail. Problems: request_invalid (SIREN, RNA), company_ceased,
 * organisation_pending_exists, quota_reached, session_missing for an account that is deleted or
 * being deleted.
 */
export const createOrganisation =
  ({ db, clock, mails, companies }: CreateOrganisationDeps) =>
  async (accountId: string, draft: OrganisationDraft, proOrigin: string): Promise<Organisation> => {
    const rna = readRna(draft.rna);
    // Checked before the transaction, which must not wait for the registry.
    const registry = await companies.checkNumbers(accountId, { siren: draft.siren, rna });
    const now = clock.now();
    const id = uuidv7({ msecs: now.getTime() });
    await db.$transaction(async (tx) => {
      const organisations = organisationsRepository(tx);
      const applicant = await organisations.lockApplicant(accountId);
      if (!applicant) throw new Problem('session_missing');
      assertQuota('organisations', await organisations.countDeclared(accountId));
      await organisations.lockSlug(draft.name);
      if (!(await organisations.create({ ...draft, ...registry, rna, id, accountId, now })))
        throw new Problem('organisation_pending_exists');
      await organisations.note({ organisationId: id, action: 'created', actorId: accountId, now });
      await queueReceivedMail({ clock, mails })(tx, applicant, { name: draft.name, proOrigin });
    });
    return getOrganisation({ db })(accountId, id);
  };
