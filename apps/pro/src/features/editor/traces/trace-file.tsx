import type { OrganiserPoi } from '@parages/contracts/types';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { Button } from '@parages/ui/button/button';
import { formatCount } from '@parages/ui/format/number.fr';
import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import { LiveRegion } from '@parages/ui/live-region/live-region';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../lib/dialog/confirm-dialog.tsx';
import { FileDrop, FileDropBox } from '../../../lib/file-drop/file-drop.tsx';
import { Part } from '../../../lib/part/part.tsx';
import type { Editor } from '../use-editor.ts';
import { maxMegabytes } from './trace-failure.ts';
import { editorTracesTexts } from './traces.fr.ts';
import classes from './traces.module.css';
import { useTrace } from './use-trace.ts';

const TraceView = lazyPart(async () => (await import('./trace-view.tsx')).TraceView);

type Tour = NonNullable<OrganiserPoi['traces']['tour']>;
export type TraceFileProps = {
  poiId: string;
  tour: Tour | null;
  theme: Theme | null;
  isReadOnly: boolean;
  act: Editor['act'];
};

// Matches file extensions: systems disagree on the media types of these formats.
const accepted = '.gpx,.kml,.geojson,.json';

export function TraceFile({ poiId, tour, theme, isReadOnly, act }: TraceFileProps) {
  const { t } = useTranslation(editorTracesTexts);
  const { reading, outcome, isRemoving, put, take, refuse } = useTrace(poiId, act);
  const [isAsking, setIsAsking] = useState(false);
  const [wanted, setWanted] = useState<File>();
  const inputId = useId();
  const openFiles = useRef<() => void>(null);
  const trace = tour?.trace;
  const receive = ([file, ...others]: readonly File[]): void => {
    if (isReadOnly || reading !== undefined || !file) return;
    if (others.length > 0) refuse(t('failed.several'));
    else if (trace) setWanted(file);
    else void put(file);
  };
  const cancel = t('file.cancel');
  const close = t('file.close');
  return (
    <FileDrop
      className={classes.part}
      labelledBy="trace-title"
      inputId={inputId}
      accept={accepted}
      opener={trace || isReadOnly ? { label: t('file.replace'), open: openFiles } : undefined}
      onFiles={receive}
    >
      <h3 id="trace-title">{t('file.title')}</h3>
      {!trace && !isReadOnly && (
        <FileDropBox
          inputId={inputId}
          prompt={t('file.drop')}
          choose={t('file.choose')}
          formats={t('file.formats', { megabytes: maxMegabytes })}
        />
      )}
      {reading !== undefined && (
        <progress className={classes.progress} aria-label={t('file.reading', { name: reading })} />
      )}
      <LiveRegion isVisible>
        {reading === undefined
          ? !outcome.hasFailed && outcome.text
          : t('file.reading', { name: reading })}
      </LiveRegion>
      {outcome.hasFailed && (
        <p role="alert" className={classes.fault}>
          {outcome.text}
        </p>
      )}
      {trace && (
        <Part>
          <TraceView trace={trace} theme={theme} />
        </Part>
      )}
      {trace && (
        <div className={classes.actions}>
          <p className={classes.hint}>
            {t('file.points', {
              count: tour.pointCount ?? 0,
              formatted: formatCount(tour.pointCount ?? 0),
            })}
          </p>
          {!isReadOnly && (
            <>
              <Button
                variant="secondary"
                icon="route"
                isBusy={reading !== undefined}
                onClick={() => openFiles.current?.()}
              >
                {t('file.replace')}
              </Button>
              <Button
                variant="quiet"
                icon="trash"
                isBusy={isRemoving}
                onClick={() => setIsAsking(true)}
              >
                {t('file.remove')}
              </Button>
            </>
          )}
        </div>
      )}
      <ConfirmDialog
        isOpen={wanted !== undefined}
        title={t('file.replaceTitle')}
        words={{ confirm: t('file.replace'), cancel, close }}
        onCancel={() => setWanted(undefined)}
        onConfirm={() => {
          setWanted(undefined);
          if (wanted) void put(wanted);
        }}
      >
        <p>{t('file.replaceText', { name: wanted?.name ?? '' })}</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('file.removeTitle')}
        words={{ confirm: t('file.remove'), cancel, close }}
        isDangerous
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          void take();
        }}
      >
        <p>{t('file.removeText')}</p>
      </ConfirmDialog>
    </FileDrop>
  );
}
