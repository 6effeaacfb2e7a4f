import { limits } from '@parages/contracts/vocabulary/limits';
import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import { LiveRegion } from '@parages/ui/live-region/live-region';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Part } from '../../../lib/part/part.tsx';
import type { PoiTabProps } from '../tabs/tab-props.ts';
import { AddPictures } from './add-pictures.tsx';
import { editorImagesTexts } from './images.fr.ts';
import classes from './images.module.css';
import { useOrderPictures, useRemovePicture } from './images.queries.ts';
import { changeFailure } from './picture-failure.ts';
import { PictureItem } from './picture-item.tsx';
import { useOpenedPicture } from './use-opened-picture.ts';

const PictureDetails = lazyPart(async () => (await import('./picture-details.tsx')).PictureDetails);

const moved = <Item,>(items: readonly Item[], from: number, to: number): Item[] => {
  const rest = items.filter((_, index) => index !== from);
  const item = items[from];
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)];
};

export function ImagesTab({ editor, poi, faults }: PoiTabProps) {
  const { t } = useTranslation(editorImagesTexts);
  const { images } = poi;
  const order = useOrderPictures(poi.id, editor);
  const remove = useRemovePicture(poi.id, editor);
  const opened = useOpenedPicture(poi.id, images);
  const [announcement, setAnnouncement] = useState('');
  const [dragged, setDragged] = useState<number | null>(null);
  // Moving a picture may move the pressed button in the DOM, which makes browsers drop its focus:
  // the layout effect below restores the focus.
  const pressed = useRef<{ button: Element | null; before: typeof images }>(null);
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= images.length || from === to) return;
    pressed.current = { button: document.activeElement, before: images };
    const ids = moved(images, from, to).map(({ id }) => id);
    const forget = (): void => {
      pressed.current = null;
    };
    order.mutate(ids, {
      onSuccess: () => setAnnouncement(t('moved', { number: to + 1 })),
      onError: forget,
    });
  };
  // Of the two mutations, the one sent last: its success also hides the failure of the other.
  const { error: failure } = order.submittedAt > remove.submittedAt ? order : remove;
  useLayoutEffect(() => {
    if (!pressed.current || pressed.current.before === images) return;
    const { button } = pressed.current;
    pressed.current = null;
    if (button instanceof HTMLElement && button.isConnected) button.focus();
  }, [images]);
  return (
    <div className={classes.tab}>
      <p className={classes.hint}>{t('intro')}</p>
      {faults.has('/images') && (
        <p className={classes.fault} id="field-/images" tabIndex={-1}>
          {faults.get('/images')}
        </p>
      )}
      <AddPictures
        poiId={poi.id}
        editor={editor}
        room={Math.max(0, limits.images.max - images.length)}
      />
      <LiveRegion isVisible>{announcement}</LiveRegion>
      {failure && (
        <p role="alert" className={classes.fault}>
          {changeFailure(failure)}
        </p>
      )}
      {images.length === 0 ? (
        <p className={classes.hint}>{t('none')}</p>
      ) : (
        <ol className={classes.pictures}>
          {images.map((picture, index) => (
            <PictureItem
              key={picture.id}
              picture={picture}
              index={index}
              count={images.length}
              onOpen={() => opened.open(index)}
              onMove={(to) => move(index, to)}
              onRemove={() =>
                remove.mutate(picture.id, { onSuccess: () => setAnnouncement(t('removed')) })
              }
              onDragStart={() => setDragged(index)}
              onDrop={() => dragged !== null && move(dragged, index)}
            />
          ))}
        </ol>
      )}
      {opened.picture && (
        <Part>
          <PictureDetails
            poiId={poi.id}
            editor={editor}
            picture={opened.picture}
            kept={opened.texts}
            onClose={opened.close}
          />
        </Part>
      )}
    </div>
  );
}
