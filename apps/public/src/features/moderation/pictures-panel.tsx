import type { MediaFile } from '@parages/contracts/types';
import { Button } from '@parages/ui/button/button';
import { toast } from '@parages/ui/toaster/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './moderation.module.css';
import { moderation, useModeration } from './moderation.queries.ts';
import { PictureForm } from './picture-form.tsx';
import { useAct } from './use-act.ts';

export function PicturesPanel({ poi }: { poi: { id: string; label: string } }) {
  const { t } = useTranslation('moderation');
  const { data, error } = useQuery(moderation.images(poi.id));
  const [added, setAdded] = useState(0);
  return (
    <>
      {data === undefined ? (
        <p aria-busy={!error}>{t(error ? 'failed' : 'loading')}</p>
      ) : data.images.length === 0 ? (
        <p className={classes.none}>{t('noImageYet')}</p>
      ) : (
        <ul className={classes.pictures}>
          {data.images.map((picture) => (
            <Picture key={picture.id} poiId={poi.id} picture={picture} />
          ))}
        </ul>
      )}
      <h3 className={classes.subtitle}>{t('addImage')}</h3>
      <PictureForm key={added} poi={poi} onAdded={() => setAdded(added + 1)} />
    </>
  );
}

function Picture({ poiId, picture }: { poiId: string; picture: MediaFile }) {
  const { t } = useTranslation('moderation');
  const [isAsked, setIsAsked] = useState(false);
  const { deleteImage } = useModeration();
  const { isBusy, run } = useAct();
  const { id, title, credits, position, isDrawing } = picture;
  const remove = () =>
    run(
      () => deleteImage(poiId, id),
      () => toast('success', t('image.deleted')),
    );
  return (
    <li className={classes.picture}>
      <img src={`/mediafile/${id}?w=320`} alt="" width={120} height={80} />
      <div>
        <strong>{isDrawing ? t('image.drawing') : title || t('image.untitled')}</strong>
        {credits && !isDrawing && <span>{credits}</span>}
        {position === 1 && <span className={classes.main}>{t('image.main')}</span>}
      </div>
      {isAsked ? (
        <div className={classes.sure}>
          <Button className={classes.danger} isBusy={isBusy} onClick={() => void remove()}>
            {t('image.deleteSure')}
          </Button>
          <Button variant="quiet" onClick={() => setIsAsked(false)}>
            {t('image.keep')}
          </Button>
        </div>
      ) : (
        <Button
          variant="secondary"
          icon="trash"
          aria-label={t('image.deleteOne', { position })}
          onClick={() => setIsAsked(true)}
        >
          {t('image.delete')}
        </Button>
      )}
    </li>
  );
}
