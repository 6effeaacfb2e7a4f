import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './moderation.module.css';
import { moderation } from './moderation.queries.ts';
import { PictureForm } from './picture-form.tsx';
import { PictureList } from './picture-list.tsx';

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
        <PictureList poiId={poi.id} version={data.version} images={data.images} />
      )}
      <h3 className={classes.subtitle}>{t('addImage')}</h3>
      <PictureForm key={added} poi={poi} onAdded={() => setAdded(added + 1)} />
    </>
  );
}
