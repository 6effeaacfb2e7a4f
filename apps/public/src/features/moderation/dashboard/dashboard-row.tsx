import type { DashboardPoi } from '@parages/contracts/types';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.fr';
import { serviceUrl } from '@parages/session/app-shell';
import { Badge } from '@parages/ui/badge/badge';
import { Button } from '@parages/ui/button/button';
import { formatLongDay } from '@parages/ui/format/day.fr';
import { Icon } from '@parages/ui/icon/icon';
import { Link } from '@parages/ui/link/link';
import { Panel } from '@parages/ui/panel/panel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocal } from '../../../lib/i18n/local.ts';
import { useSite } from '../../../lib/site.tsx';
import { ImageSearchPanel } from '../image-search-panel.tsx';
import { PictureForm } from '../picture-form.tsx';
import classes from './rows.module.css';
import type { BulkResult } from './run-bulk.ts';

export type DashboardRowProps = {
  poi: DashboardPoi;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  result: BulkResult | undefined;
  hasImages: boolean;
};

export function DashboardRow({ poi, isSelected, onSelect, result, hasImages }: DashboardRowProps) {
  const { t } = useTranslation('dashboard');
  const local = useLocal({ formatLongDay, themeLabels });
  const { proOrigin } = useSite();
  const { id, slugFr, label, locality, startDate, isPermanent, organisation, source } = poi;
  const when = isPermanent ? t('always') : startDate ? local.formatLongDay(startDate) : t('noDate');
  // An unpublished event has no public page: the row links to the form of the event on the
  // professional site.
  const href =
    slugFr === null || poi.status !== 'published'
      ? `${proOrigin}/org/events/${id}`
      : `/evenement/${slugFr}`;
  return (
    <li className={classes.rowItem} data-selected={isSelected || undefined}>
      <label className={classes.check}>
        <input
          type="checkbox"
          checked={isSelected}
          aria-label={t('select', { label })}
          onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
        />
      </label>
      <Thumb poi={poi} />
      <div className={classes.text}>
        <Link href={href} className={classes.label}>
          {label}
        </Link>
        <p className={classes.soft}>
          {[locality, when, organisation?.name ?? source].filter(Boolean).join(' · ')}
        </p>
        <p className={classes.badges}>
          {!poi.isEnabled && <Badge tone="danger">{t('hidden')}</Badge>}
          {poi.status === 'draft' && <Badge tone="ink">{t('draft')}</Badge>}
          {poi.keptReason && (
            <Badge>{t('kept', { reason: t(`keptReasons.${poi.keptReason}`) })}</Badge>
          )}
          {poi.lacks.includes('theme') && !poi.keptReason && (
            <Badge tone="warning">{t('noTheme')}</Badge>
          )}
          {poi.lacks.includes('dates') && <Badge tone="warning">{t('noDate')}</Badge>}
          {poi.themes.map((theme) => (
            <Badge key={theme}>{local.themeLabels[theme]}</Badge>
          ))}
        </p>
        {result && <Result result={result} />}
      </div>
      {hasImages && poi.lacks.includes('image') && <Pictures poi={poi} />}
    </li>
  );
}

function Thumb({ poi: { mainMediaFileId } }: Pick<DashboardRowProps, 'poi'>) {
  const { t } = useTranslation('dashboard');
  return mainMediaFileId === null ? (
    <span className={classes.noImage}>{t('noImage')}</span>
  ) : (
    <img
      className={classes.thumb}
      src={serviceUrl(`/mediafile/${mainMediaFileId}?w=320`)}
      alt=""
      width={120}
      height={80}
      loading="lazy"
    />
  );
}

function Result({ result }: { result: BulkResult }) {
  const { t } = useTranslation('dashboard');
  const { t: tModeration } = useTranslation('moderation');
  const reason = result.isDone
    ? ''
    : tModeration(`problems.${result.code}`, { defaultValue: tModeration('problems.other') });
  return (
    <p className={classes.result} data-refused={!result.isDone || undefined}>
      <Icon name={result.isDone ? 'check' : 'alert'} />
      {result.isDone ? t('lineDone') : t('lineRefused', { reason })}
    </p>
  );
}

function Pictures({ poi }: Pick<DashboardRowProps, 'poi'>) {
  const { t } = useTranslation('moderation');
  const [open, setOpen] = useState<'form' | 'search'>();
  const close = () => setOpen(undefined);
  const { label } = poi;
  return (
    <div className={classes.pictures}>
      <Button
        variant="secondary"
        icon="plus"
        aria-label={t('addImageTo', { label })}
        onClick={() => setOpen('form')}
      >
        {t('addImage')}
      </Button>
      <Button variant="quiet" icon="search" onClick={() => setOpen('search')}>
        {t('searchImage')}
      </Button>
      {open && (
        <Panel
          isOpen
          onClose={close}
          title={t('addImageTo', { label })}
          words={{ close: t('close') }}
          placement="side"
        >
          {open === 'form' ? (
            <PictureForm poi={poi} onAdded={close} />
          ) : (
            <ImageSearchPanel poi={poi} onAdded={close} />
          )}
        </Panel>
      )}
    </div>
  );
}
