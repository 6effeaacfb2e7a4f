import type { Things } from '../world/things.ts';
import { passwords } from '../world/words.fr.ts';
import type { World } from '../world/world.ts';
import type { Random } from './random.ts';

/** @returns undefined for an unknown name */
export type NameValue = (name: string, random: Random) => unknown;

const dayMs = 86_400_000;
const dayIn = (days: number): string =>
  new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
const near = (centre: number, random: Random): number =>
  Number((centre + random.next() * 2 - 1).toFixed(5));

const plain: Record<string, (random: Random) => unknown> = {
  lon: (random) => near(0.68, random),
  lat: (random) => near(47.39, random),
  longitude: () => '0.68',
  latitude: () => '47.39',
  west: () => 0.2,
  south: () => 47,
  east: () => 1.2,
  north: () => 48,
  zoom: (random) => random.integer(5, 12),
  distanceKm: (random) => random.integer(1, 100),
  dates: (random) => random.pick([dayIn(3), `${dayIn(1)}_${dayIn(9)}`]),
  options: (random) => random.pick(['outside', 'outside,pmr']),
  carousels: (random) => random.pick(['concerts', 'concerts,musees']),
  startDate: (random) => dayIn(random.integer(1, 30)),
  endDate: (random) => dayIn(random.integer(31, 60)),
  from: () => dayIn(-20),
  to: () => dayIn(-1),
  offset: (random) => random.integer(0, 40),
  pageSize: (random) => random.integer(1, 40),
  siren: () => '000100016',
  rna: () => 'W372001234',
  email: () => 'someone@example.org',
  emails: () => ['someone@example.org'],
  website: () => 'https://example.org/',
  websites: () => ['https://example.org/'],
  url: () => 'https://example.org/a.jpg',
  q: (random) => random.pick(['concert', 'tours', 'bal']),
  text: (random) => random.pick(['tours', 'saint', '37000']),
  listing: () => 'no-image',
  slug: () => 'tours',
  source: () => 'agenda',
  extId: (random) => random.pick(['1', '2', '3']),
  currentPassword: () => 'this is not the password',
  password: () => 'this is not the password',
  newPassword: () => passwords.other,
  token: () => 'x'.repeat(43),
};

const unknownId = '018f0000-0000-7000-8000-000000000000';
export const unknownThings = {
  poiId: unknownId,
  publishedPoiId: unknownId,
  organisationId: unknownId,
  accountId: unknownId,
  invitationId: unknownId,
  keyId: unknownId,
  mediaFileId: unknownId,
  campaignId: unknownId,
  importId: unknownId,
  sourceId: unknownId,
  attachmentId: unknownId,
  webhookId: unknownId,
  deliveryId: unknownId,
  number: 'F-2026-999999',
  publishedSlug: 'rien-a-cette-adresse',
  name: '',
  slug: 'rien-a-cette-adresse',
  archivedPoiId: unknownId,
  inReviewPoiId: unknownId,
} as const satisfies Things;

export function idsOf(things: Things): Record<string, unknown> {
  const {
    poiId,
    organisationId,
    accountId,
    invitationId,
    keyId,
    mediaFileId,
    campaignId,
    importId,
    sourceId,
    attachmentId,
    webhookId,
    deliveryId,
    number,
    publishedPoiId,
    publishedSlug,
  } = things;
  return {
    poiId,
    organisationId,
    accountId,
    invitationId,
    keyId,
    mediaFileId,
    campaignId,
    importId,
    sourceId,
    attachmentId,
    webhookId,
    deliveryId,
    number,
    intoPoiId: publishedPoiId,
    excludePoiId: publishedPoiId,
    poiIds: [publishedPoiId],
    slugFr: publishedSlug,
    photoId: unknownId,
  };
}

export const naming =
  (things: Things): NameValue =>
  (name, random) => {
    const ids = idsOf(things);
    if (name === 'ids') return things.publishedPoiId;
    return name in ids ? ids[name] : plain[name]?.(random);
  };

/**
 * The ids are those of the attacker's objects; in a public operation `poiId` is the attacker's
 * published event.
 */
export function namingOf(world: World, isPublic: boolean): NameValue {
  const own = world.things.C;
  return naming(isPublic ? { ...own, poiId: own.publishedPoiId } : own);
}
