import type { PoiOption } from '@parages/contracts/vocabulary/themes/options';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../src/platform/database/database.ts';

type Period = {
  startDate: string;
  endDate?: string;
  startTime?: string | null;
  endTime?: string | null;
};

export type PoiDraft = {
  id?: string;
  label?: string;
  slugFr?: string;
  description?: string;
  at?: { lon: number; lat: number };
  locality?: string | null;
  placeName?: string | null;
  streetAddress?: string | null;
  postalCode?: string | null;
  organizerName?: string | null;
  themes?: Theme[];
  tags?: string[];
  features?: { id: string; group: string; label: string }[];
  options?: PoiOption[];
  knownOptions?: PoiOption[];
  isPermanent?: boolean;
  periods?: Period[];
  status?: 'draft' | 'in-review' | 'accepted' | 'refused' | 'published' | 'archived';
  isEnabled?: boolean;
  publishedAt?: string;
  minPriceCents?: number | null;
  maxPriceCents?: number | null;
  minimumAge?: number;
  maximumAge?: number;
};

const tours = { lon: 0.704, lat: 47.3948 };

type Writer = Pick<Db, '$executeRawUnsafe'>;

async function insertPeriods(
  tx: Writer,
  versionId: string,
  periods: readonly Period[],
): Promise<void> {
  for (const period of periods)
    await tx.$executeRawUnsafe(
      `INSERT INTO period (version_id, start_date, end_date, start_time, end_time) VALUES ($1::uuid, $2::date, $3::date, $4::time, $5::time)`,
      versionId,
      period.startDate,
      period.endDate ?? period.startDate,
      period.startTime ?? null,
      period.endTime ?? null,
    );
}

async function insertFeatures(
  tx: Writer,
  versionId: string,
  features: NonNullable<PoiDraft['features']>,
): Promise<void> {
  for (const { id, group, label } of features) {
    await tx.$executeRawUnsafe(
      `INSERT INTO feature (id, "group", label_fr) VALUES ($1, $2, $3) ON CONFLICT (id) DO NOTHING`,
      id,
      group,
      label,
    );
    await tx.$executeRawUnsafe(
      `INSERT INTO poi_feature (version_id, feature_id) VALUES ($1::uuid, $2)`,
      versionId,
      id,
    );
  }
}

/** Writes the search row of a poi whose tables a test has changed. */
export async function refreshPoi(
  db: Pick<Db, '$queryRawUnsafe'>,
  id: string,
  asOf: Date,
): Promise<void> {
  await db.$queryRawUnsafe(
    'SELECT refresh_poi_search(ARRAY[$1::uuid], $2::timestamptz)::text',
    id,
    asOf,
  );
}

/** Sponsors a poi on the days of `run`, a daterange as PostgreSQL writes it. */
export async function promotePoi(
  db: Pick<Db, '$executeRawUnsafe' | '$queryRawUnsafe'>,
  id: string,
  run: string,
  asOf: Date,
): Promise<void> {
  await db.$executeRawUnsafe(
    'INSERT INTO promotion (id, poi_id, run) VALUES (gen_random_uuid(), $1::uuid, $2::daterange)',
    id,
    run,
  );
  await refreshPoi(db, id, asOf);
}

export async function createPoi(
  db: Db,
  now: Date,
  draft: PoiDraft = {},
): Promise<{ id: string; slugFr: string }> {
  const id = draft.id ?? uuidv7();
  const versionId = uuidv7();
  const slugFr = draft.slugFr ?? `poi-${id}`;
  const status = draft.status ?? 'published';
  const options = draft.options ?? [];
  const at = draft.at ?? tours;
  const periods =
    draft.periods ??
    (draft.isPermanent
      ? []
      : [{ startDate: now.toISOString().slice(0, 10), startTime: '20:30', endTime: '23:30' }]);
  await db.$transaction(async (tx) => {
    await tx.$executeRawUnsafe(
      `INSERT INTO poi (id, slug_fr, is_enabled, published_at, archived_at) VALUES ($1::uuid, $2, $3, $4::timestamptz, $5::timestamptz)`,
      id,
      slugFr,
      draft.isEnabled ?? true,
      draft.publishedAt ?? now.toISOString(),
      status === 'archived' ? now.toISOString() : null,
    );
    await tx.$executeRawUnsafe(
      `INSERT INTO poi_version (id, poi_id, number, status, label, description, organizer_name, is_permanent, place_name, locality, lon, lat,
                                themes, options, known_options, min_price_cents, max_price_cents, tags, street_address, postal_code,
                                minimum_age, maximum_age)
       VALUES ($1::uuid, $2::uuid, 1, $3, $4, $5, $6, $7, $8, $9, $10::float8, $11::float8, $12::text[], $13::text[], $14::text[], $15::int, $16::int, $17::text[], $18, $19, $20::int, $21::int)`,
      versionId,
      id,
      status,
      draft.label ?? 'Concert',
      draft.description ?? '',
      draft.organizerName ?? null,
      draft.isPermanent ?? false,
      draft.placeName ?? null,
      draft.locality === undefined ? 'Tours' : draft.locality,
      at.lon,
      at.lat,
      draft.themes ?? ['concerts'],
      options,
      draft.knownOptions ?? options,
      draft.minPriceCents ?? null,
      draft.maxPriceCents ?? null,
      draft.tags ?? [],
      draft.streetAddress ?? null,
      draft.postalCode ?? null,
      draft.minimumAge ?? null,
      draft.maximumAge ?? null,
    );
    await insertFeatures(tx, versionId, draft.features ?? []);
    await insertPeriods(tx, versionId, periods);
    await refreshPoi(tx, id, now);
  });
  return { id, slugFr };
}
