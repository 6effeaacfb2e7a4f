import type { PictureFetch } from '../../gateways/picture-fetch/picture-fetch.ts';
import type { PictureStore } from '../../gateways/picture-store/picture-store.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { takeDailyQuota } from '../../platform/quotas/quotas.service.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { PoiChangesService } from '../editing/poi-changes.service.ts';
import { keepPicture, type PictureFacts } from './keep-picture.service.ts';
import { addTo, orderAs, replaceIn, withoutIt } from './picture-changes.service.ts';
import { insertWithinQuotas } from './picture-quotas.service.ts';
import {
  isFull,
  isOpen,
  moderatesPictures,
  type PictureReach,
  reachOf,
} from './pictures.domain.ts';
import { type PicturePlace, picturesRepository } from './pictures.repository.ts';
import type {
  AddedPicture,
  PictureAddress,
  PictureChanges,
  PictureForm,
  PictureOrder,
  PoiPictures,
} from './pictures.schema.ts';
import { preparePicture } from './pipeline/prepare-picture.ts';

/** A picture of an event; without `poiId`, of the event for which it came. */
type PictureOf = { mediaFileId: string; poiId: string | undefined };
/** The bytes of a file, and what was said of it. */
type ReceivedPicture = Omit<PictureForm, 'file'> & { bytes: Buffer };

export type PicturesService = {
  /** Problems: permission_missing, organisation_suspended, poi_not_found, poi_transition_forbidden, pictures_full. */
  assertMayAdd: (poiId: string, viewer: Viewer) => Promise<void>;
  list: (poiId: string, viewer: Viewer) => Promise<PoiPictures>;
  addFile: (poiId: string, picture: ReceivedPicture, viewer: Viewer) => Promise<AddedPicture>;
  addByUrl: (poiId: string, picture: PictureAddress, viewer: Viewer) => Promise<AddedPicture>;
  update: (picture: PictureOf, changes: PictureChanges, viewer: Viewer) => Promise<PoiPictures>;
  delete: (picture: PictureOf, viewer: Viewer) => Promise<PoiPictures>;
  order: (poiId: string, order: PictureOrder, viewer: Viewer) => Promise<PoiPictures>;
};

/** Without a `store` nothing can be kept, and additions are refused as unavailable. */
export type PicturesDeps = {
  db: Db;
  clock: Clock;
  changes: PoiChangesService;
  store: PictureStore | undefined;
  fetchPicture: PictureFetch;
};

/** The event a picture is added to; `isOrganiser` unless a moderator adds it. */
type Place = { poiId: string; organisationId: string | null; isOrganiser: boolean };
type Kept = Omit<PictureFacts, 'poiId' | 'uploadedBy' | 'now'>;

const saidOf = ({
  title = null,
  credits = null,
  license = null,
}: Pick<PictureForm, 'title' | 'credits' | 'license'>) => ({
  title: title || null,
  credits: credits || null,
  license,
});

/** Pictures of an event, for its organisers and for moderators. */
export function picturesService({
  db,
  clock,
  changes,
  store,
  fetchPicture,
}: PicturesDeps): PicturesService {
  const pictures = picturesRepository(db);

  async function findPlace(
    poiId: string,
    viewer: Viewer,
  ): Promise<PicturePlace & { reach: PictureReach }> {
    const place = await pictures.findPlace(poiId, viewer.userId);
    // Of an event that visitors see everybody knows that it is there; of any other, its members and moderators.
    const isKnown =
      place !== undefined &&
      (place.isPublished || place.memberRole !== null || moderatesPictures(viewer));
    if (!isKnown) throw new Problem('poi_not_found');
    return { ...place, reach: reachOf(viewer, place) };
  }

  async function findPlaceToAdd(
    poiId: string,
    viewer: Viewer,
  ): Promise<PicturePlace & { reach: PictureReach }> {
    const place = await findPlace(poiId, viewer);
    if (place.reach === 'none') throw new Problem('permission_missing');
    if (place.reach === 'working' && place.organisationStatus === 'suspended')
      throw new Problem('organisation_suspended');
    if (!isOpen(place.reach, place)) throw new Problem('poi_transition_forbidden');
    if (isFull(place.pictures)) throw new Problem('pictures_full');
    return place;
  }

  async function add(
    place: Place,
    bytes: Buffer,
    kept: Kept,
    viewer: Viewer,
  ): Promise<AddedPicture> {
    if (store === undefined)
      throw new Problem('service_unavailable', 'No place to keep pictures is configured');
    const { poiId, organisationId } = place;
    const { userId: accountId } = viewer;
    // What moderators add is work of the team. An organiser's picture counts before it is prepared, which is what costs.
    if (place.isOrganiser) await takeDailyQuota(db, 'picturesPerDay', accountId, clock.now());
    const prepared = await preparePicture(bytes);
    const facts = { ...kept, poiId, uploadedBy: accountId, now: clock.now() };
    const insert = place.isOrganiser
      ? insertWithinQuotas(db, { accountId, organisationId })
      : undefined;
    const mediaFileId = await keepPicture(db, store, prepared, facts, insert);
    return { ...(await addTo(changes, { poiId, viewer, mediaFileId })), mediaFileId };
  }

  async function poiOf({ mediaFileId, poiId }: PictureOf): Promise<string> {
    const found = poiId ?? (await pictures.findPoiOf(mediaFileId));
    if (found === undefined) throw new Problem('media_not_found');
    return found;
  }

  return {
    assertMayAdd: async (poiId, viewer) => {
      await findPlaceToAdd(poiId, viewer);
    },
    list: async (poiId, viewer) => {
      const { versionId, version, memberRole } = await findPlace(poiId, viewer);
      if (memberRole === null && !moderatesPictures(viewer))
        throw new Problem('permission_missing');
      return { version, images: versionId === null ? [] : await pictures.list(versionId) };
    },
    addFile: async (poiId, { bytes, ...about }, viewer) => {
      const { organisationId, reach } = await findPlaceToAdd(poiId, viewer);
      const place = { poiId, organisationId, isOrganiser: reach === 'working' };
      return add(
        place,
        bytes,
        { ...saidOf(about), licenseUrl: null, origin: 'upload', sourceUrl: null },
        viewer,
      );
    },
    addByUrl: async (poiId, { url, origin = 'url', licenseUrl = null, ...about }, viewer) => {
      const { label, reach, organisationId } = await findPlaceToAdd(poiId, viewer);
      const isOrganiser = reach === 'working';
      const said = saidOf(about);
      if (isOrganiser && (said.credits === null || said.license === null))
        throw new Problem('picture_credits_missing');
      // Whatever went wrong, one answer: the address and the event. A reason would tell what stands behind our walls.
      const refuse = (): never => {
        throw new Problem(
          'picture_url_refused',
          `No picture could be taken from ${url} for “${label ?? ''}”.`,
        );
      };
      if (isOrganiser) await takeDailyQuota(db, 'picturesByUrlPerDay', viewer.userId, clock.now());
      const bytes = await fetchPicture(url).catch(refuse);
      try {
        return await add(
          { poiId, organisationId, isOrganiser },
          bytes,
          {
            ...said,
            licenseUrl: said.license === null ? null : licenseUrl,
            origin,
            sourceUrl: url,
          },
          viewer,
        );
      } catch (error) {
        if (
          error instanceof Problem &&
          /^picture_(unreadable|too_small|too_large)$/.test(error.code)
        )
          return refuse();
        throw error;
      }
    },
    update: async (picture, body, viewer) =>
      replaceIn(changes, { ...picture, poiId: await poiOf(picture), viewer }, body),
    delete: async (picture, viewer) =>
      withoutIt(changes, { ...picture, poiId: await poiOf(picture), viewer }),
    order: (poiId, order, viewer) => orderAs(changes, { poiId, viewer }, order),
  };
}
