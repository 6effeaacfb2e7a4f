import type { OrganiserPoi } from '@parages/contracts/types';
import { liveStateLabels } from '@parages/contracts/vocabulary/events/live-states.fr';
import { Badge } from '@parages/ui/badge/badge';
import { useTranslation } from 'react-i18next';
import { PoiStatusBadge } from '../../lib/poi-status-badge.tsx';
import { editorTexts } from './editor.fr.ts';
import classes from './editor.module.css';

export function EditorHead({ poi, label }: { poi: OrganiserPoi; label: string }) {
  const { t } = useTranslation(editorTexts);
  const { status, organisation, liveState, publishedVersion, workingVersion, completeness } = poi;
  const isOnline = publishedVersion !== null && poi.isEnabled;
  return (
    <header className={classes.head}>
      <div className={classes.names}>
        {organisation && <p>{organisation.name}</p>}
        <h1>{label.trim() === '' ? t('untitled') : label}</h1>
        <p className={classes.badges}>
          <PoiStatusBadge status={status} />
          {isOnline && workingVersion && <Badge tone="success">{t('online.badge')}</Badge>}
          {!poi.isEnabled && <Badge tone="danger">{t('hidden.badge')}</Badge>}
          {liveState !== 'scheduled' && <Badge tone="warning">{liveStateLabels[liveState]}</Badge>}
        </p>
      </div>
      <p className={classes.completeness}>
        <meter min={0} max={100} value={completeness.percent} aria-hidden="true" />
        <span>{t('complete', { percent: completeness.percent })}</span>
      </p>
    </header>
  );
}
