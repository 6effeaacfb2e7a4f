import { memberRoles } from '@parages/contracts/vocabulary/organisations/member-roles';
import {
  organisationStatuses,
  registryStates,
} from '@parages/contracts/vocabulary/organisations/organisation-statuses';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Db, SqlClient } from '../../platform/database/database.ts';
import { sqlFile } from '../../platform/database/sql-file.ts';
import { Prisma } from '../../platform/prisma-client/client.ts';
import { type MailedPerson, personRow } from './memberships/memberships.repository.ts';
import type { OrganisationAction } from './organisation-history.domain.ts';
import {
  companySchema,
  membershipShape,
  organisationChangeSchema,
} from './organisations.schema.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const text = z.string().nullable();
const byId = z.object({ id: z.string() });
const idRow = z.strictObject({ id: z.string() });
const accountId = z.string();

export const organisationRowShape = {
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  status: z.enum(organisationStatuses),
  email: z.string(),
  streetAddress: z.string(),
  postalCode: z.string(),
  locality: z.string(),
  siren: text,
  rna: text,
  logoId: text,
  website: text,
  description: z.string(),
  registryState: z.enum(registryStates),
  registry: companySchema.nullable(),
  reason: text,
  version: z.int(),
  submittedAt: z.date(),
  decidedAt: z.date().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
  change: organisationChangeSchema.nullable(),
};
const organisationRow = z.strictObject({ ...organisationRowShape, role: z.enum(memberRoles) });
export type OrganisationRow = z.output<typeof organisationRow>;

const declared = {
  id: z.string(),
  name: z.string(),
  email: z.string(),
  streetAddress: z.string(),
  postalCode: z.string(),
  locality: z.string(),
  siren: text,
  rna: text,
  website: text,
  description: z.string(),
  registryState: z.enum(registryStates),
  registry: text,
  now: z.date(),
};
const createOrganisation = sqlFile(file('create-organisation'), {
  params: z.object({ ...declared, accountId }),
  row: idRow,
});
const resubmitParams = z.object({ id: z.string(), accountId, now: z.date() });
const resubmitOrganisation = sqlFile(file('resubmit-organisation'), {
  params: resubmitParams,
  row: idRow,
});
const lockSlug = sqlFile(file('lock-slug'), {
  params: z.object({ name: z.string() }),
  row: z.strictObject({ locked: z.string() }),
});
const lockOrganisation = sqlFile(file('lock-organisation'), { params: byId, row: idRow });
const lockApplicant = sqlFile(file('lock-applicant'), {
  params: z.object({ accountId }),
  row: personRow,
});
const findMine = sqlFile(file('find-my-organisation'), {
  params: z.object({ accountId, id: z.string() }),
  row: organisationRow,
});
const notifyPages = sqlFile(file('notify-pages-of'), {
  params: byId,
  row: z.strictObject({ notified: z.string() }),
});
const recordPoiChanges = sqlFile(file('record-poi-changes-of'), {
  params: byId.extend({ now: z.date() }),
  row: z.strictObject({ recorded: z.string() }),
});
const mineRow = z.strictObject({
  ...membershipShape,
  logoId: text,
  reason: text,
  memberCount: z.int(),
  poiCount: z.int(),
  createdAt: z.date(),
});
const listMine = sqlFile(file('list-my-organisations'), {
  params: z.object({ accountId, id: text }),
  row: mineRow,
});
export type MineRow = z.output<typeof mineRow>;

/** `registry` is JSON text. */
export type DeclaredOrganisation = z.input<z.ZodObject<typeof declared>> & {
  logoId: string | null;
};

/**
 * `subjectId`: the member concerned. Put no personal data in `detail`, because the entry outlives
 * accounts.
 */
export type Act = {
  organisationId: string;
  action: OrganisationAction;
  actorId: string;
  subjectId?: string;
  detail?: Record<string, string | string[]>;
  now: Date;
};

export const organisationsRepository = (
  db: Pick<Db, 'organisationHistory' | 'organisation' | 'media'> & SqlClient,
) => ({
  listMine: (account: string, id: string | null = null): Promise<MineRow[]> =>
    listMine(db, { accountId: account, id }),
  findMine: async (account: string, id: string): Promise<OrganisationRow | undefined> =>
    (await findMine(db, { accountId: account, id }))[0],
  hasPending: async (applicantId: string): Promise<boolean> =>
    (await db.organisation.count({ where: { applicantId, status: 'pending' } })) > 0,
  countDeclared: (applicantId: string): Promise<number> =>
    db.organisation.count({ where: { applicantId } }),
  countInvited: (organisationId: string, since: Date): Promise<number> =>
    db.organisationHistory.count({
      where: { organisationId, action: 'invited', happenedAt: { gt: since } },
    }),
  exists: async (id: string): Promise<boolean> =>
    (await db.organisation.count({ where: { id } })) === 1,
  lock: async (id: string): Promise<boolean> => (await lockOrganisation(db, { id })).length === 1,
  /** Locks the account; undefined when it is deleted or being deleted. */
  lockApplicant: async (account: string): Promise<MailedPerson | undefined> =>
    (await lockApplicant(db, { accountId: account }))[0],
  lockSlug: (name: string) => lockSlug(db, { name }),
  /** False when the applicant already has a pending organisation: nothing is inserted then. */
  create: async (params: Parameters<typeof createOrganisation>[1]): Promise<boolean> =>
    (await createOrganisation(db, params)).length === 1,
  save: (declaration: DeclaredOrganisation) =>
    db.organisation.update({
      where: { id: declaration.id },
      data: {
        name: declaration.name,
        email: declaration.email,
        streetAddress: declaration.streetAddress,
        postalCode: declaration.postalCode,
        locality: declaration.locality,
        siren: declaration.siren,
        rna: declaration.rna,
        logoId: declaration.logoId,
        website: declaration.website,
        description: declaration.description,
        registryState: declaration.registryState,
        registry: declaration.registry === null ? Prisma.DbNull : JSON.parse(declaration.registry),
        version: { increment: 1 },
        updatedAt: declaration.now,
      },
      select: { id: true },
    }),
  resubmit: async (params: z.input<typeof resubmitParams>): Promise<boolean> =>
    (await resubmitOrganisation(db, params)).length === 1,
  /** The sweep deletes a logo a day after no organisation shows it. */
  keepLogo: async (mediaFileId: string): Promise<void> => {
    await db.media.update({ where: { id: mediaFileId }, data: { orphanedAt: null } });
  },
  /**
   * Invalidates the cached pages of the organisation's pois and records their change, because they
   * show its name.
   */
  notePoiChanges: async (id: string, now: Date): Promise<void> => {
    await notifyPages(db, { id });
    await recordPoiChanges(db, { id, now });
  },
  note: async ({ now, detail = {}, ...act }: Act): Promise<void> => {
    await db.organisationHistory.create({
      data: { id: uuidv7({ msecs: now.getTime() }), happenedAt: now, detail, ...act },
    });
  },
});
