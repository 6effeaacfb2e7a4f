import type { ModeratedPoi } from '@parages/contracts/types';
import type { PoiAddress } from '@parages/contracts/vocabulary/events/poi-of-path';
import { Button } from '@parages/ui/button/button';
import { toast } from '@parages/ui/toaster/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useSite } from '../../lib/site.tsx';
import { ActPanel, type OpenAct } from './act-panel.tsx';
import classes from './moderation.module.css';
import { moderation, useModeration } from './moderation.queries.ts';
import { useAct } from './use-act.ts';
import { useFolded } from './use-folded.ts';

export function ModeratorBar({ asked }: { asked: PoiAddress }) {
  const { t } = useTranslation('moderation');
  const { data: poi } = useQuery(moderation.poi(asked));
  const [isOpen, setIsOpen] = useFolded();
  if (poi === undefined) return null;
  return (
    <aside className={classes.bar} aria-label={t('bar')}>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          <strong>{t('bar')}</strong>
          <span className={classes.state} data-hidden={!poi.isOnline || undefined}>
            {t(poi.isOnline ? 'online' : poi.isEnabled ? 'notOnline' : 'hidden')}
          </span>
          <span className={classes.whose}>
            {[
              poi.organisation?.name ?? t('withoutOrganisation'),
              poi.source && t('imported', { source: poi.source }),
              poi.source && poi.isImportLocked && t('locked'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </summary>
        {!poi.isEnabled && <p>{t('hiddenBecause', { reason: poi.disabledReason ?? '' })}</p>}
        {poi.isOwn && !poi.acts.includes('visibility') && <p>{t('own')}</p>}
        <Acts poi={poi} />
      </details>
    </aside>
  );
}

function Acts({ poi }: { poi: ModeratedPoi }) {
  const { t } = useTranslation('moderation');
  const { proOrigin } = useSite();
  const { setEnabled } = useModeration();
  const { isBusy, run } = useAct();
  const [open, setOpen] = useState<OpenAct>();
  const may = (act: ModeratedPoi['acts'][number]): boolean => poi.acts.includes(act);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const enable = () =>
    run(
      () => setEnabled(poi.id, true),
      () => {
        toast('success', t('visibility.undone', { label: poi.label }));
        // The page showed "not found": loads it again.
        if (document.querySelector('article[data-poi]') === null)
          void navigate(pathname, { replace: true });
      },
    );
  return (
    <div className={classes.acts}>
      {may('images') && (
        <Button variant="highlight" icon="plus" onClick={() => setOpen('images')}>
          {t('images')}
        </Button>
      )}
      {may('image-search') && (
        <Button variant="highlight" icon="search" onClick={() => setOpen('search')}>
          {t('searchImage')}
        </Button>
      )}
      {may('themes') && (
        <Button variant="highlight" icon="list" onClick={() => setOpen('themes')}>
          {t('themes')}
        </Button>
      )}
      {may('reassignment') && (
        <Button variant="highlight" icon="people" onClick={() => setOpen('reassignment')}>
          {t('reassign')}
        </Button>
      )}
      {may('visibility') &&
        (poi.isEnabled ? (
          <Button variant="highlight" icon="eye-off" onClick={() => setOpen('visibility')}>
            {t('disable')}
          </Button>
        ) : (
          <Button variant="highlight" icon="eye" isBusy={isBusy} onClick={() => void enable()}>
            {t('enable')}
          </Button>
        ))}
      {may('edit') && (
        <Button variant="highlight" icon="external" href={`${proOrigin}/org/events/${poi.id}`}>
          {t('openInPro')}
        </Button>
      )}
      <ActPanel poi={poi} open={open} onClose={() => setOpen(undefined)} />
    </div>
  );
}
