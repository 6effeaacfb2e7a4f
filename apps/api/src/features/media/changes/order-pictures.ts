import type { Viewer } from '../../../platform/access/viewer.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import type { PoiChangesService } from '../../editing/poi-changes.service.ts';
import { isSameSet } from '../pictures.domain.ts';
import type { PictureOrder, PoiPictures } from '../pictures.schema.ts';
import { changePictures } from './change-pictures.ts';

export type OrderPicturesDeps = { changes: PoiChangesService };

/**
 * Problems: those of `changePictures`; poi_version_stale when the ids are not exactly those of the
 * version that the editor shows.
 */
export const orderPictures =
  ({ changes }: OrderPicturesDeps) =>
  (poiId: string, { version, ids }: PictureOrder, viewer: Viewer): Promise<PoiPictures> => {
    let isFirst = true;
    return changePictures(changes, { poiId, viewer, version }, (images) => {
      const present = images.map(({ id }) => id);
      const isSame = isSameSet(ids, present);
      if (isFirst && !isSame) throw new Problem('poi_version_stale');
      isFirst = false;
      // The published version may have pictures that the working one lacks: they come last, in
      // their present order.
      const shared = ids.filter((id) => present.includes(id));
      return isSame ? ids : [...shared, ...present.filter((id) => !ids.includes(id))];
    });
  };
