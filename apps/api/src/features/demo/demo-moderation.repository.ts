import type { Theme } from '@parages/contracts/vocabulary/themes';
import { v7 as uuidv7 } from 'uuid';
import type { Db, SqlClient } from '../../platform/database.ts';
import { refreshPois } from '../../platform/shared-pois.repository.ts';
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

/** An event as moderators meet it: in review, or online with something missing. */
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
  /** Its day, `yyyy-MM-dd`; null when it has none. */
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

/** Writes what waits for moderators. Everything here belongs in one transaction. */
export const demoModerationRepository = (db: Pick<Db, Tables> & SqlClient) => {
  async function create(poi: ModeratedDemoPoi): Promise<void> {
    const {
      id,
      versionId,
      extId,
      label,
      description,
      theme,
      town,
      day,
      media,
      organiser,
      now,
      status,
      disabledReason,
    } = poi;
    const region = await db.region.findFirst({
      where: { level: 'CITY', insee: town.insee },
      select: { id: true },
    });
    if (media) {
      const drawn = { ...media, kind: 'drawing', width: 1200, height: 800 };
      await db.media.upsert({ where: { id: media.id }, create: drawn, update: {} });
    }
    const version = {
      id: versionId,
      number: 1,
      status,
      label,
      description,
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
      createdAt: now,
      updatedAt: now,
      ...(day === null ? {} : { periods: { create: periodOn(day) } }),
      ...(media === null ? {} : { media: { create: { mediaId: media.id, rank: 1 } } }),
      contacts: {
        create: {
          rank: 1,
          type: 'owner',
          legalName: organiser?.name ?? town.name,
          emails: ['bonjour@parages.example'],
        },
      },
    };
    await db.poi.create({
      data: {
        id,
        source,
        extId,
        slugFr: poi.slugFr,
        regionId: region?.id ?? null,
        organisationId: organiser?.organisationId ?? null,
        isEnabled: disabledReason === null,
        disabledReason,
        publishedAt: status === 'published' ? now : null,
        createdAt: now,
        updatedAt: now,
        versions: { create: version },
      },
    });
    if (organiser === null || poi.submittedAt === null) return;
    const line = {
      poiId: id,
      happenedAt: poi.submittedAt,
      actorId: organiser.accountId,
      actorKind: 'organiser',
      versionNumber: 1,
    };
    await db.poiHistory.create({
      data: {
        ...line,
        id: uuidv7(),
        action: 'submitted',
        fromStatus: 'draft',
        toStatus: 'in-review',
      },
    });
  }

  return {
    /** An organisation that waits to be approved, of somebody who waits for no other one. */
    keepPending: async (
      email: string,
      organisation: DemoOrganisation & { id: string },
      submittedAt: Date,
    ): Promise<void> => {
      const applicantId = await demoOrganisationRepository(db).findAccountId(email);
      if (applicantId === undefined) throw new Error(`nobody has the address ${email}`);
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
      const line = {
        id: uuidv7(),
        organisationId,
        happenedAt: submittedAt,
        actorId: applicantId,
        action: 'created',
      };
      await db.organisationHistory.create({ data: line });
    },

    /** Whose events wait. */
    findOrganiser: async (slug: string, email: string): Promise<Organiser> => {
      const organisation = await db.organisation.findUniqueOrThrow({
        where: { slug },
        select: { id: true, name: true },
      });
      const accountId = await demoOrganisationRepository(db).findAccountId(email);
      if (accountId === undefined) throw new Error(`nobody has the address ${email}`);
      return { organisationId: organisation.id, name: organisation.name, accountId };
    },

    /** Writes an event, or moves the one nobody has touched to its day of today. Whether it was written now. */
    keep: async (poi: ModeratedDemoPoi): Promise<boolean> => {
      const where = { source_extId: { source, extId: poi.extId } };
      const known = await db.poi.findUnique({
        where,
        select: { id: true, editVersion: true, versions: { select: { id: true } } },
      });
      if (known === null) await create(poi);
      else if (known.editVersion === 0 && known.versions[0] && poi.day !== null)
        await db.period.updateMany({
          where: { versionId: known.versions[0].id },
          data: periodOn(poi.day),
        });
      if (poi.status === 'published') await refreshPois(db, [known?.id ?? poi.id], poi.now);
      return known === null;
    },
  };
};
