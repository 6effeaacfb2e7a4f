import type { PictureFetch } from '../../../gateways/picture-fetch/picture-fetch.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { takeDailyQuota } from '../../../platform/quotas/quotas.service.ts';
import type { AddedPicture, PictureAddress } from '../pictures.schema.ts';
import { type AddPictureDeps, addPicture, describe } from './add-picture.ts';
import { findPlaceToAdd } from './find-picture-place.ts';

export type AddPictureByUrlDeps = AddPictureDeps & { fetchPicture: PictureFetch };

/**
 * Problems: those of `findPlaceToAdd` and `addPicture`, picture_credits_missing for organisers, and
 * picture_url_refused, which also replaces picture_unreadable, picture_too_small and
 * picture_too_large.
 */
export const addPictureByUrl =
  (deps: AddPictureByUrlDeps) =>
  async (
    poiId: string,
    { url, origin = 'url', licenseUrl = null, ...about }: PictureAddress,
    viewer: Viewer,
  ): Promise<AddedPicture> => {
    const { db, clock, fetchPicture } = deps;
    const { label, reach, organisationId } = await findPlaceToAdd(db, poiId, viewer);
    const isOrganiser = reach === 'working';
    const description = describe(about);
    if (isOrganiser && (description.credits === null || description.license === null))
      throw new Problem('picture_credits_missing');
    if (isOrganiser) await takeDailyQuota(db, 'picturesByUrlPerDay', viewer.userId, clock.now());
    const bytes = await fetchPicture(url).catch(() => {
      throw urlRefused(url, label);
    });
    const facts = {
      ...description,
      licenseUrl: description.license === null ? null : licenseUrl,
      origin,
      sourceUrl: url,
    };
    const picture = { poiId, organisationId, isOrganiser, bytes, facts };
    return addPicture(deps, picture, viewer).catch((error) => {
      throw isUnfit(error) ? urlRefused(url, label) : error;
    });
  };

// One generic error for every failed fetch, so that it reveals nothing of the internal network.
const urlRefused = (url: string, label: string | null): Problem =>
  new Problem('picture_url_refused', `No picture could be taken from ${url} for “${label ?? ''}”.`);

const isUnfit = (error: unknown): boolean =>
  error instanceof Problem && /^picture_(unreadable|too_small|too_large)$/.test(error.code);
