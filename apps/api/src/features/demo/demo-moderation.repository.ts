import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { v7 as uuidv7 } from 'uuid';
import type { Db, SqlClient } from '../../platform/database/database.ts';
import { refreshPois } from '../pois/search-projection/search-projection.service.ts';
import {
  type DemoOrganisation,
  demoOrganisationRepository,
} from './demo-organisation.repository.ts';

type Tables =
  | 'account'
  | 'organisation'
  | 'organisationHistory'
  | 'membership'
  | 'poi'
  | 'poiHistory'
  | 'period'
  | 'media'
  | 'region';
type Organiser = { organisationId: string; name: string; accountId: string };

export type ModeratedDemoPoi = {
  extId: string;
  id: string;
  versionId: string;
  slugFr: string | null;
  status: 'in-review' | 'published';
  label: string;
  description: string;
  theme: Theme | null;
  town: { name: string; insee: string; postalCode: string; position: { lon: number; lat: number } };
  placeName: string;
  /** Day of the event, `yyyy-MM-dd`; null for an event without dates. */
  day: string | null;
  media: { id: string; drawing: string; title: string; credits: string } | null;
  organiser: Organiser | null;
  submittedAt: Date | null;
  autopublish: boolean;
  disabledReason: string | null;
  now: Date;
};

const source = 'demo';
const dayOf = (day: string) => new Date(`${day}T00:00:00Z`);
const evening = {
  startTime: new Date('1970-01-01T18:30:00Z'),
  endTime: new Date('1970-01-01T21:00:00Z'),
};
const periodOn = (day: string) => ({ startDate: dayOf(day), endDate: dayOf(day), ...evening });

type DemoDb = Pick<Db, Tables> & SqlClient;

/** Call all methods in one transaction. */
export const demoModerationRepository = (db: DemoDb) => ({
  /** Does nothing when the organisation exists or its applicant has another pending one. */
  keepPending: (email: string, organisation: PendingOrganisation, submittedAt: Date) =>
    keepPending(db, email, organisation, submittedAt),

  findOrganiser: (slug: string, email: string) => findOrganiser(db, slug, email),

  /** Creates an event, or moves an unedited one to its `day`, if any. True when it was created. */
  keep: (poi: ModeratedDemoPoi) => keepPoi(db, poi),
});

type PendingOrganisation = DemoOrganisation & { id: string };

async function findAccountId(db: DemoDb, email: string): Promise<string> {
  const accountId = await demoOrganisationRepository(db).findAccountId(email);
  if (accountId === undefined) throw new Error(`no account has the address ${email}`);
  return accountId;
}

async function keepPending(
  db: DemoDb,
  email: string,
  organisation: PendingOrganisation,
  submittedAt: Date,
): Promise<void> {
  const applicantId = await findAccountId(db, email);
  const known = await db.organisation.count({
    where: { OR: [{ slug: organisation.slug }, { applicantId, status: 'pending' }] },
  });
  if (known > 0) return;
  const instants = { submittedAt, createdAt: submittedAt, updatedAt: submittedAt };
  const { id: organisationId } = organisation;
  await db.organisation.create({
    data: { ...organisation, applicantId, ...instants, status: 'pending' },
  });
  await db.membership.create({
    data: { organisationId, accountId: applicantId, role: 'owner', createdAt: submittedAt },
  });
  await db.organisationHistory.create({
    data: {
      id: uuidv7(),
      organisationId,
      happenedAt: submittedAt,
      actorId: applicantId,
      action: 'created',
    },
  });
}

async function findOrganiser(db: DemoDb, slug: string, email: string): Promise<Organiser> {
  const organisation = await db.organisation.findUniqueOrThrow({
    where: { slug },
    select: { id: true, name: true },
  });
  const accountId = await findAccountId(db, email);
  return { organisationId: organisation.id, name: organisation.name, accountId };
}

async function keepPoi(db: DemoDb, poi: ModeratedDemoPoi): Promise<boolean> {
  const where = { source_extId: { source, extId: poi.extId } };
  const known = await db.poi.findUnique({
    where,
    select: { id: true, editVersion: true, versions: { select: { id: true } } },
  });
  if (known === null) await createPoi(db, poi);
  else if (known.editVersion === 0 && known.versions[0] && poi.day !== null)
    await db.period.updateMany({
      where: { versionId: known.versions[0].id },
      data: periodOn(poi.day),
    });
  if (poi.status === 'published') await refreshPois(db, [known?.id ?? poi.id], poi.now);
  return known === null;
}

async function createPoi(db: DemoDb, poi: ModeratedDemoPoi): Promise<void> {
  const { id, extId, slugFr, organiser, disabledReason, now } = poi;
  const region = await db.region.findFirst({
    where: { level: 'CITY', insee: poi.town.insee },
    select: { id: true },
  });
  if (poi.media) {
    const drawn = { ...poi.media, kind: 'drawing', width: 1200, height: 800 };
    await db.media.upsert({ where: { id: poi.media.id }, create: drawn, update: {} });
  }
  await db.poi.create({
    data: {
      id,
      source,
      extId,
      slugFr,
      regionId: region?.id ?? null,
      organisationId: organiser?.organisationId ?? null,
      isEnabled: disabledReason === null,
      disabledReason,
      publishedAt: poi.status === 'published' ? now : null,
      createdAt: now,
      updatedAt: now,
      versions: { create: versionOf(poi) },
    },
  });
  await addSubmission(db, poi);
}

function versionOf({ town, organiser, media, theme, day, ...poi }: ModeratedDemoPoi) {
  const contact = {
    rank: 1,
    type: 'owner',
    legalName: organiser?.name ?? town.name,
    emails: ['bonjour@parages.example'],
  };
  return {
    id: poi.versionId,
    number: 1,
    status: poi.status,
    label: poi.label,
    description: poi.description,
    organizerName: organiser?.name ?? null,
    placeName: poi.placeName,
    postalCode: town.postalCode,
    locality: town.name,
    ...town.position,
    themes: theme === null ? [] : [theme],
    options: ['free'],
    knownOptions: ['free'],
    minPriceCents: 0,
    maxPriceCents: 0,
    mainMediaId: media?.id ?? null,
    autopublish: poi.autopublish,
    submittedAt: poi.submittedAt,
    createdAt: poi.now,
    updatedAt: poi.now,
    ...(day === null ? {} : { periods: { create: periodOn(day) } }),
    ...(media === null ? {} : { media: { create: { mediaId: media.id, rank: 1 } } }),
    contacts: { create: contact },
  };
}

async function addSubmission(
  db: DemoDb,
  { id, organiser, submittedAt }: ModeratedDemoPoi,
): Promise<void> {
  if (organiser === null || submittedAt === null) return;
  await db.poiHistory.create({
    data: {
      id: uuidv7(),
      poiId: id,
      happenedAt: submittedAt,
      actorId: organiser.accountId,
      actorKind: 'organiser',
      versionNumber: 1,
      action: 'submitted',
      fromStatus: 'draft',
      toStatus: 'in-review',
    },
  });
}
