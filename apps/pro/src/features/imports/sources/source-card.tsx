import type { FollowedSource } from '@parages/contracts/types';
import { formatImportCounts } from '@parages/contracts/vocabulary/imports/import-counts.fr';
import { Badge, type BadgeProps } from '@parages/ui/badge/badge';
import { Button } from '@parages/ui/button/button';
import { formatInstant } from '@parages/ui/format/instant.fr';
import { Notice } from '@parages/ui/notice/notice';
import { toast } from '@parages/ui/toaster/toast';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../lib/dialog/confirm-dialog.tsx';
import { MissingEvents } from './missing-events.tsx';
import { SourceLocks } from './source-locks.tsx';
import { SourcePreview } from './source-preview.tsx';
import { SourceReports } from './source-reports.tsx';
import classes from './sources.module.css';
import { type SourceAct, useSourceAct } from './sources.queries.ts';
import { say, sentenceOf, sourcesTexts } from './sources-words.ts';

type Shown = FollowedSource['status'] | 'troubled' | 'pulling';
const tones: Record<Shown, NonNullable<BadgeProps['tone']>> = {
  checking: 'info',
  failed: 'danger',
  ready: 'highlight',
  followed: 'success',
  troubled: 'warning',
  pulling: 'info',
};

function shownState({ status, isWaiting, fault }: FollowedSource): Shown {
  if (status !== 'followed') return status;
  if (isWaiting) return 'pulling';
  return fault === null ? 'followed' : 'troubled';
}

/** The address without its scheme, which is what a person recognises. */
const shortUrl = (url: string): string => url.replace(/^https?:\/\/(?:www\.)?/, '');
const nameOf = ({ name, url }: FollowedSource): string => name ?? shortUrl(url);

export function SourceCard({ source }: { source: FollowedSource }) {
  const { t } = useTranslation(sourcesTexts);
  const { status, url, format, preview, fault, name } = source;
  const shown = shownState(source);
  const titleId = useId();
  return (
    <article className={classes.card} aria-labelledby={titleId}>
      <div className={classes.cardHead}>
        <h3 id={titleId}>{nameOf(source)}</h3>
        <p className={classes.facts} aria-live="polite">
          <Badge tone={tones[shown]}>{t(`states.${shown}`)}</Badge>
          {format && <span>{t(`formats.${format}`)}</span>}
          {name !== null && <span>{shortUrl(url)}</span>}
        </p>
      </div>
      {fault !== null && !source.isWaiting && (
        <Notice tone={status === 'followed' ? 'warning' : 'danger'} title={t('faults.title')}>
          <p className={classes.noticeText}>{t(`faults.${fault}`)}</p>
          {status === 'followed' && <p className={classes.noticeText}>{t('faults.kept')}</p>}
        </Notice>
      )}
      {status === 'ready' && preview && (
        <SourcePreview preview={preview} isOfTeam={source.organisation === null} />
      )}
      {source.missing.length > 0 && <MissingEvents source={source} />}
      {status === 'followed' && <Freshness source={source} />}
      {status === 'followed' && source.outcome && <SourceReports sourceId={source.id} />}
      {status === 'followed' && source.outcome && <SourceLocks sourceId={source.id} />}
      <SourceActs source={source} />
    </article>
  );
}

function Freshness({ source }: { source: FollowedSource }) {
  const { t } = useTranslation(sourcesTexts);
  const { pulledAt, nextPullAt, outcome, isWaiting } = source;
  const when = (instant: string | null): string =>
    instant === null ? t('facts.never') : formatInstant(new Date(instant));
  const counts =
    outcome &&
    [
      formatImportCounts(outcome),
      outcome.refused > 0 && t('facts.refused', { count: outcome.refused }),
    ].filter(Boolean);
  return (
    <dl className={classes.freshness}>
      <div>
        <dt>{t('facts.pulled')}</dt>
        <dd>{when(pulledAt)}</dd>
      </div>
      <div>
        <dt>{t('facts.next')}</dt>
        <dd>{isWaiting ? t('states.pulling') : when(nextPullAt)}</dd>
      </div>
      {counts && (
        <div>
          <dt>{t('facts.outcome')}</dt>
          <dd>{counts.join(', ')}</dd>
        </div>
      )}
    </dl>
  );
}

function SourceActs({ source }: { source: FollowedSource }) {
  const { t } = useTranslation(sourcesTexts);
  const { id, status, isWaiting } = source;
  const { mutateAsync, isPending, variables } = useSourceAct(id);
  const [isLeaving, setIsLeaving] = useState(false);
  const name = nameOf(source);
  // Awaited, because the callbacks of `mutate` do not run once the card is gone.
  const run = async (act: SourceAct, done?: string): Promise<void> => {
    try {
      await mutateAsync(act);
      if (done !== undefined) toast('success', done);
    } catch (error) {
      toast('error', sentenceOf(error));
    }
  };
  const isBusy = (act: SourceAct): boolean => isPending && variables === act;
  const detach = (): void => {
    setIsLeaving(false);
    void run('detach', say('acts.detached'));
  };
  return (
    <div className={classes.acts}>
      {status === 'ready' && (
        <Button
          icon="check"
          isBusy={isBusy('follow')}
          onClick={() => void run('follow', say('acts.followed'))}
        >
          {t('acts.follow')}
        </Button>
      )}
      {!isWaiting && (
        <Button
          variant="secondary"
          aria-label={t('acts.pullOf', { name })}
          isBusy={isBusy('pull')}
          onClick={() => void run('pull')}
        >
          {t('acts.pull')}
        </Button>
      )}
      <Button
        variant="quiet"
        icon="trash"
        aria-label={t('acts.detachOf', { name })}
        isBusy={isBusy('detach')}
        onClick={() => (status === 'followed' ? setIsLeaving(true) : detach())}
      >
        {t('acts.detach')}
      </Button>
      <ConfirmDialog
        isOpen={isLeaving}
        title={t('leave.title')}
        words={{ confirm: t('leave.confirm'), cancel: t('leave.cancel'), close: t('leave.close') }}
        isDangerous
        onConfirm={detach}
        onCancel={() => setIsLeaving(false)}
      >
        <p>{t('leave.text')}</p>
      </ConfirmDialog>
    </div>
  );
}
