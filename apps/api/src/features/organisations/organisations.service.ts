import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '../../platform/clock.ts';
import type { Db, SqlClient } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { assertQuota, takeDailyQuota } from '../../platform/quotas/quotas.service.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { MailsService } from '../mails/mails.service.ts';
import type { CompaniesService } from './companies.service.ts';
import { holdAsOwner } from './members.service.ts';
import type { MailedPerson } from './memberships.repository.ts';
import { type PublicFields, proposalOf, publicOf } from './organisation-change.domain.ts';
import { organisationChangeRepository } from './organisation-change.repository.ts';
import { changedFields, toMine, toOrganisation } from './organisations.domain.ts';
import { type OrganisationRow, organisationsRepository } from './organisations.repository.ts';
import type {
  CompanyLookup,
  MyOrganisations,
  Organisation,
  OrganisationChanges,
  OrganisationDraft,
} from './organisations.schema.ts';

type ChangeTx = Parameters<typeof organisationChangeRepository>[0] &
  Parameters<typeof organisationsRepository>[0];
export type OrganisationsDeps = {
  db: Db;
  clock: Clock;
  mails: MailsService;
  companies: CompaniesService;
};

/** Where the page of an organisation is, for the links of mails. */
export const organisationLink = (proOrigin: string, id: string): string =>
  `${proOrigin}/org/organisations/${id}`;

const notMine = () => new Problem('organisation_not_found');
const sirenFixed = () =>
  new Problem('request_invalid', undefined, [
    {
      pointer: '/body/siren',
      code: 'siren_fixed',
      detail: 'An approved organisation keeps its SIREN',
    },
  ]);

const registryColumns = ({ siren, state, company }: CompanyLookup) => ({
  siren,
  registryState: state,
  registry: company === null ? null : JSON.stringify(company),
});

/** What an organisation keeps of the registry when it is not asked again. */
const sameRegistry = ({ siren, registryState, registry }: OrganisationRow) => ({
  siren,
  registryState,
  registry: registry === null ? null : JSON.stringify(registry),
});

type Proposing = {
  row: OrganisationRow;
  actorId: string;
  proposal: PublicFields | null | undefined;
  now: Date;
};

/** Writes a proposal, or removes it when it is null, and tells the history which fields differ from what visitors read. */
async function propose(tx: ChangeTx, { row, actorId, proposal, now }: Proposing): Promise<void> {
  if (proposal === undefined) return;
  const changes = organisationChangeRepository(tx);
  const act = { organisationId: row.id, actorId, now };
  const held = organisationsRepository(tx);
  if (proposal === null) {
    await changes.withdraw(row.id);
    return held.note({ ...act, action: 'change-withdrawn' });
  }
  await changes.propose(row.id, proposal, now);
  return held.note({
    ...act,
    action: 'change-proposed',
    detail: { fields: changedFields(publicOf(row), proposal) },
  });
}

/** One's own organisations. */
export function organisationsService({ db, clock, mails, companies }: OrganisationsDeps) {
  const organisations = organisationsRepository(db);

  async function get(accountId: string, id: string): Promise<Organisation> {
    const row = await organisations.findMine(accountId, id);
    if (!row) throw notMine();
    return toOrganisation(row);
  }

  // An owner's hold on his organisation, at the version he read.
  async function own(tx: ChangeTx, accountId: string, id: string, version: number) {
    const row = await holdAsOwner(tx, accountId, id);
    if (row.version !== version) throw new Problem('organisation_version_stale');
    return { held: organisationsRepository(tx), row };
  }

  async function tellReceived(
    tx: SqlClient,
    person: MailedPerson,
    organisation: { name: string; link: string },
  ): Promise<void> {
    const { id: accountId, email: to, firstName, locale } = person;
    const data = { firstName, organisation: organisation.name, link: organisation.link };
    await takeDailyQuota(tx, 'mailsPerDay', accountId, clock.now());
    await mails.queue(tx, { kind: 'organisation-received', to, accountId, locale, data });
  }

  // Asked again when another SIREN is declared, and when it could not be asked before. Outside of any transaction: it may take its time.
  async function checkAgain(
    accountId: string,
    id: string,
    siren: string | undefined,
  ): Promise<CompanyLookup | undefined> {
    const row = await organisations.findMine(accountId, id);
    const asked = siren ?? (row?.registryState === 'unchecked' ? row.siren : null);
    if (row?.role !== 'owner' || asked === null) return undefined;
    return companies.check(accountId, asked);
  }

  return {
    get,

    list: async (accountId: string): Promise<MyOrganisations> => {
      const [rows, hasPending] = await Promise.all([
        organisations.listMine(accountId),
        organisations.hasPending(accountId),
      ]);
      return { items: rows.map(toMine), hasPending };
    },

    /**
     * Declares an organisation, which waits for a moderator; whoever declares it owns it. `proOrigin`: where the link of the mail leads.
     * Problems: request_invalid (SIREN), company_ceased, organisation_pending_exists, quota_reached.
     */
    create: async (
      accountId: string,
      draft: OrganisationDraft,
      proOrigin: string,
    ): Promise<Organisation> => {
      const registry = registryColumns(await companies.check(accountId, draft.siren));
      const now = clock.now();
      const id = uuidv7({ msecs: now.getTime() });
      await db.$transaction(async (tx) => {
        const held = organisationsRepository(tx);
        const applicant = await held.lockApplicant(accountId);
        if (!applicant) throw new Problem('session_missing');
        assertQuota('organisations', await held.countDeclared(accountId));
        await held.lockSlug(draft.name);
        if (!(await held.create({ ...draft, ...registry, id, accountId, now })))
          throw new Problem('organisation_pending_exists');
        await held.note({ organisationId: id, action: 'created', actorId: accountId, now });
        await tellReceived(tx, applicant, {
          name: draft.name,
          link: organisationLink(proOrigin, id),
        });
      });
      return get(accountId, id);
    },

    /**
     * Changes what is declared. What visitors read of an approved organisation waits for a moderator, unless an administrator changes it.
     * Problems: as for `create`, and those of owners.
     */
    update: async (
      viewer: Viewer,
      id: string,
      { version, siren, ...changes }: OrganisationChanges,
    ): Promise<Organisation> => {
      const { userId: accountId, role } = viewer;
      const checked = await checkAgain(accountId, id, siren);
      await db.$transaction(async (tx) => {
        const { held, row } = await own(tx, accountId, id, version);
        const { name, email, streetAddress, postalCode, locality, website, description } = row;
        const before = {
          name,
          email,
          streetAddress,
          postalCode,
          locality,
          website,
          description,
          ...sameRegistry(row),
        };
        const told = Object.fromEntries(
          Object.entries(changes).filter(([, value]) => value !== undefined),
        );
        const isReviewed = row.status === 'approved' && role !== 'admin';
        const proposal = row.status === 'approved' ? proposalOf(row, told, isReviewed) : undefined;
        const shown = isReviewed ? publicOf(row) : {};
        const after = {
          ...before,
          ...told,
          ...shown,
          ...(checked === undefined ? {} : registryColumns(checked)),
        };
        if (row.status === 'approved' && row.siren !== null && after.siren !== row.siren)
          throw sirenFixed();
        const fields = changedFields(before, after);
        if (fields.length === 0 && proposal === undefined) return;
        const now = clock.now();
        await held.save({ ...after, id, now });
        if (row.status === 'approved' && fields.includes('name')) await held.tellPages(id);
        if (fields.length > 0)
          await held.note({
            organisationId: id,
            action: 'updated',
            actorId: accountId,
            detail: { fields },
            now,
          });
        await propose(tx, { row, actorId: accountId, proposal, now });
      });
      return get(accountId, id);
    },

    /** Withdraws the proposal that waits or was refused. Problems: those of owners, organisation_transition_forbidden without one. */
    withdrawChange: async (
      accountId: string,
      id: string,
      version: number,
    ): Promise<Organisation> => {
      await db.$transaction(async (tx) => {
        const { row } = await own(tx, accountId, id, version);
        if (row.change === null) throw new Problem('organisation_transition_forbidden');
        const now = clock.now();
        await organisationChangeRepository(tx).bump(id, now);
        await propose(tx, { row, actorId: accountId, proposal: null, now });
      });
      return get(accountId, id);
    },

    /** A refused organisation waits again, as somebody corrected it. Problems: organisation_transition_forbidden, organisation_pending_exists. */
    resubmit: async (
      accountId: string,
      id: string,
      version: number,
      proOrigin: string,
    ): Promise<Organisation> => {
      await db.$transaction(async (tx) => {
        const applicant = await organisationsRepository(tx).lockApplicant(accountId);
        if (!applicant) throw new Problem('session_missing');
        const { held, row } = await own(tx, accountId, id, version);
        if (row.status !== 'refused') throw new Problem('organisation_transition_forbidden');
        const now = clock.now();
        if (!(await held.resubmit({ id, accountId, now })))
          throw new Problem('organisation_pending_exists');
        await held.note({ organisationId: id, action: 'resubmitted', actorId: accountId, now });
        await tellReceived(tx, applicant, {
          name: row.name,
          link: organisationLink(proOrigin, id),
        });
      });
      return get(accountId, id);
    },
  };
}

export type OrganisationsService = ReturnType<typeof organisationsService>;
