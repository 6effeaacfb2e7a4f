import type { MediaFile } from '@parages/contracts/types';
import { LiveRegion } from '@parages/ui/live-region/live-region';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useImageChanges } from './image-changes.queries.ts';
import classes from './moderation.module.css';
import { PictureItem } from './picture-item.tsx';
import { useAct } from './use-act.ts';

export type PictureListProps = {
  poiId: string;
  version: number;
  images: readonly MediaFile[];
};

export function PictureList({ poiId, version, images }: PictureListProps) {
  const { t } = useTranslation('moderation');
  const { order } = useImageChanges(poiId);
  const { isBusy, run } = useAct();
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLUListElement>(null);
  // Browsers drop the focus of a button that moves in the DOM with its picture: the layout effect
  // restores it.
  const pressed = useRef<{ button: Element | null; before: typeof images }>(null);
  useLayoutEffect(() => {
    if (!pressed.current || pressed.current.before === images) return;
    const { button } = pressed.current;
    pressed.current = null;
    if (button instanceof HTMLElement && button.isConnected) button.focus();
  }, [images]);
  const move = (from: number, to: number): void => {
    if (isBusy || to < 0 || to >= images.length) return;
    const ids = images.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    pressed.current = { button: document.activeElement, before: images };
    const send = () =>
      order(version, ids).catch((error: unknown) => {
        pressed.current = null;
        throw error;
      });
    void run(send, () => setAnnouncement(t('image.moved', { position: to + 1 })));
  };
  return (
    <>
      <LiveRegion>{announcement}</LiveRegion>
      <ul ref={list} tabIndex={-1} className={classes.pictures} aria-label={t('images')}>
        {images.map((picture, index) => (
          <PictureItem
            key={picture.id}
            poiId={poiId}
            version={version}
            picture={picture}
            isFirst={index === 0}
            isLast={index === images.length - 1}
            onMove={(step) => move(index, index + step)}
            // The control with the focus has left the page: moves the focus to the list.
            onChanged={() => list.current?.focus()}
          />
        ))}
      </ul>
    </>
  );
}
