import type { MediaFile } from '@parages/contracts/types';
import { serviceUrl } from '@parages/session/app-shell';
import { Button } from '@parages/ui/button/button';
import { IconButton } from '@parages/ui/icon-button/icon-button';
import { toast } from '@parages/ui/toaster/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './moderation.module.css';
import { useModeration } from './moderation.queries.ts';
import { PictureDetailsForm } from './picture-details-form.tsx';
import { useAct } from './use-act.ts';

export type PictureItemProps = {
  poiId: string;
  version: number;
  picture: MediaFile;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: 1 | -1) => void;
  /** Called after a change that removes the focused control. */
  onChanged: () => void;
};

export function PictureItem({
  poiId,
  version,
  picture,
  isFirst,
  isLast,
  onMove,
  onChanged,
}: PictureItemProps) {
  const { t } = useTranslation('moderation');
  const [open, setOpen] = useState<'deletion' | 'details'>();
  const { id, title, credits, position, isDrawing } = picture;
  const close = () => setOpen(undefined);
  return (
    <li className={classes.picture}>
      <img src={serviceUrl(`/mediafile/${id}?w=320`)} alt="" width={120} height={80} />
      <div>
        <strong>{isDrawing ? t('image.drawing') : title || t('image.untitled')}</strong>
        {credits && !isDrawing && <span>{credits}</span>}
        {position === 1 && <span className={classes.main}>{t('image.main')}</span>}
      </div>
      {open === 'deletion' ? (
        <Deletion poiId={poiId} pictureId={id} onDone={onChanged} onKeep={close} />
      ) : (
        <div className={classes.tools}>
          <IconButton
            icon="arrow-up"
            label={t('image.earlier', { position })}
            aria-disabled={isFirst || undefined}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon="arrow-down"
            label={t('image.later', { position })}
            aria-disabled={isLast || undefined}
            onClick={() => onMove(1)}
          />
          {!isDrawing && (
            <Button
              variant="secondary"
              icon="pencil"
              aria-label={t('image.editOne', { position })}
              aria-expanded={open === 'details'}
              onClick={() => setOpen(open === 'details' ? undefined : 'details')}
            >
              {t('image.edit')}
            </Button>
          )}
          <Button
            variant="secondary"
            icon="trash"
            aria-label={t('image.deleteOne', { position })}
            onClick={() => setOpen('deletion')}
          >
            {t('image.delete')}
          </Button>
        </div>
      )}
      {open === 'details' && (
        <PictureDetailsForm
          poiId={poiId}
          version={version}
          picture={picture}
          onDone={() => {
            close();
            onChanged();
          }}
        />
      )}
    </li>
  );
}

type DeletionProps = {
  poiId: string;
  pictureId: string;
  onDone: () => void;
  onKeep: () => void;
};

function Deletion({ poiId, pictureId, onDone, onKeep }: DeletionProps) {
  const { t } = useTranslation('moderation');
  const { deleteImage } = useModeration();
  const { isBusy, run } = useAct();
  const remove = () =>
    run(
      () => deleteImage(poiId, pictureId),
      () => {
        toast('success', t('image.deleted'));
        onDone();
      },
    );
  return (
    <div className={classes.sure}>
      <Button className={classes.danger} isBusy={isBusy} onClick={() => void remove()}>
        {t('image.deleteSure')}
      </Button>
      <Button variant="quiet" onClick={onKeep}>
        {t('image.keep')}
      </Button>
    </div>
  );
}
