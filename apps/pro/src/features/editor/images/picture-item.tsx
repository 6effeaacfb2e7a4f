import { Badge } from '@parages/ui/badge/badge';
import { Button } from '@parages/ui/button/button';
import { IconButton } from '@parages/ui/icon-button/icon-button';
import { useTranslation } from 'react-i18next';
import { editorImagesTexts } from './images.fr.ts';
import classes from './images.module.css';
import type { Picture } from './images.queries.ts';

export type PictureItemProps = {
  picture: Picture;
  index: number;
  count: number;
  onOpen: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDragStart: () => void;
  onDrop: () => void;
};

export function PictureItem({
  picture,
  index,
  count,
  onOpen,
  onMove,
  onRemove,
  onDragStart,
  onDrop,
}: PictureItemProps) {
  const { t } = useTranslation(editorImagesTexts);
  const number = index + 1;
  const { x, y } = picture.focal;
  return (
    <li
      draggable
      onDragStart={onDragStart}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <img
        className={classes.photo}
        src={`/mediafile/${picture.id}?w=320`}
        alt={picture.title ?? t('picture', { number })}
        width={320}
        height={213}
        loading="lazy"
        style={{ objectPosition: `${x * 100}% ${y * 100}%` }}
      />
      {index === 0 && (
        <p className={classes.main}>
          <Badge tone="highlight">{t('main')}</Badge>
        </p>
      )}
      <div className={classes.tools}>
        <Button variant="quiet" icon="pencil" aria-haspopup="dialog" onClick={onOpen}>
          {t('details')}
        </Button>
        <IconButton
          icon="chevron-left"
          label={t('earlier', { number })}
          aria-disabled={index === 0 || undefined}
          onClick={() => onMove(index - 1)}
        />
        <IconButton
          icon="chevron-right"
          label={t('later', { number })}
          aria-disabled={index === count - 1 || undefined}
          onClick={() => onMove(index + 1)}
        />
        <IconButton icon="trash" label={t('remove', { number })} onClick={onRemove} />
      </div>
    </li>
  );
}
