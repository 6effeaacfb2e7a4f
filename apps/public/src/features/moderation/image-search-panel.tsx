import type { FoundImage } from '@parages/contracts/types';
import { mediaLicenseLabels } from '@parages/contracts/vocabulary/pictures/media-licenses.fr';
import { Button } from '@parages/ui/button/button';
import { TextField } from '@parages/ui/form/text-field';
import { LiveRegion } from '@parages/ui/live-region/live-region';
import { Notice } from '@parages/ui/notice/notice';
import { toast } from '@parages/ui/toaster/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocal } from '../../lib/i18n/local.ts';
import classes from './moderation.module.css';
import { moderation, useModeration } from './moderation.queries.ts';
import { useAct } from './use-act.ts';

const addedMs = 3000;
const names = { openverse: 'Openverse', commons: 'Wikimedia Commons' } as const;

export function ImageSearchPanel({
  poi,
  onAdded,
}: {
  poi: { id: string; label: string };
  onAdded: () => void;
}) {
  const { t } = useTranslation('moderation');
  const [words, setWords] = useState(poi.label);
  const [searchWords, setSearchWords] = useState(poi.label);
  const { data, error, isFetching } = useQuery({
    ...moderation.found(poi.id, searchWords),
    enabled: searchWords !== '',
  });
  const items = data?.items ?? [];
  return (
    <>
      <form
        className={classes.ask}
        onSubmit={(event) => {
          event.preventDefault();
          setSearchWords(words.trim());
        }}
      >
        <TextField
          name="image-words"
          label={t('search.words')}
          hint={t('search.hint')}
          value={words}
          onChange={setWords}
          maxLength={200}
        />
        <Button type="submit" icon="search" isBusy={isFetching}>
          {t('search.go')}
        </Button>
      </form>
      <LiveRegion>{data ? t('search.results', { count: items.length }) : ''}</LiveRegion>
      {error && !data && <Notice tone="danger" isLive title={t('search.failed')} />}
      {data && data.unavailable.length > 0 && (
        <Notice
          tone="warning"
          title={t('search.unavailable', {
            sources: data.unavailable.map((source) => names[source]).join(', '),
          })}
        />
      )}
      {data?.items.length === 0 && <p className={classes.none}>{t('search.none')}</p>}
      <ul className={classes.found}>
        {items.map((image) => (
          <Found key={`${image.source} ${image.id}`} poi={poi} image={image} onAdded={onAdded} />
        ))}
      </ul>
    </>
  );
}

type FoundProps = { poi: { id: string; label: string }; image: FoundImage; onAdded: () => void };

function Found({ poi: { id, label }, image, onAdded }: FoundProps) {
  const { t } = useTranslation('moderation');
  const local = useLocal({ mediaLicenseLabels });
  const { addAddress } = useModeration();
  const { isBusy, run } = useAct();
  const { url, title, credits, license, licenseUrl, source } = image;
  const take = () =>
    run(
      () => addAddress(id, { url, title, credits, license, licenseUrl, origin: 'search' }),
      () => {
        toast('success', t('image.added', { label }), addedMs);
        onAdded();
      },
    );
  return (
    <li>
      <button
        type="button"
        className={classes.foundOne}
        aria-busy={isBusy}
        aria-label={t('search.use', { title })}
        onClick={() => void take()}
      >
        <img src={image.thumbnailUrl} alt="" loading="lazy" width={320} height={213} />
        <span className={classes.foundTitle}>{title}</span>
        <span>{credits}</span>
        <span>
          {local.mediaLicenseLabels[license]} · {names[source]}
        </span>
      </button>
    </li>
  );
}
