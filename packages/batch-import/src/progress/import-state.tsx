import { Button } from '@parages/ui/button/button';
import { Notice } from '@parages/ui/notice/notice';
import { useState } from 'react';
import classes from '../batch-import.module.css';
import { useImportParts } from '../import-parts.tsx';
import { eventsToWrite, type ImportView } from '../import-view.ts';
import { useImportWords } from '../import-words.tsx';
import type { ImportAct } from '../use-import-calls.ts';
import { ImportProgress } from './import-progress.tsx';

type ImportActs = {
  onConfirm: () => void;
  onCancel: () => void;
  busy: ImportAct | undefined;
};

type StateProps = { view: ImportView; acts: ImportActs };

export function ImportState({ view, acts, eventsHref }: StateProps & { eventsHref: string }) {
  switch (view.status) {
    case 'checking':
      return <Checking view={view} acts={acts} />;
    case 'blocked':
      return <Blocked view={view} />;
    case 'ready':
      return <Ready view={view} acts={acts} />;
    case 'running':
      return <Running view={view} acts={acts} />;
    default:
      return <Ended view={view} eventsHref={eventsHref} />;
  }
}

function Checking({ view, acts }: StateProps) {
  const { say } = useImportWords();
  return (
    <section className={classes.card} aria-labelledby="import-state">
      <h2 id="import-state">{say('checking.title')}</h2>
      <p className={classes.text}>{say('checking.text')}</p>
      <ImportProgress label={say('checking.progress')} progress={view.progress} />
      <div className={classes.actions}>
        <Button variant="quiet" isBusy={acts.busy === 'cancel'} onClick={acts.onCancel}>
          {say('ready.discard')}
        </Button>
      </div>
    </section>
  );
}

function Blocked({ view: { check } }: Pick<StateProps, 'view'>) {
  const { say, formatCount } = useImportWords();
  const count = check?.blocking ?? 1;
  return (
    <Notice tone="danger" title={say('blocked.title', { count, formatted: formatCount(count) })}>
      <p className={classes.noticeText}>{say('blocked.text')}</p>
    </Notice>
  );
}

function Ready({ view: { check }, acts }: StateProps) {
  const { say, formatCount, formatCounts } = useImportWords();
  if (check === null) return null;
  const { faults, expected } = check;
  const count = eventsToWrite(expected);
  return (
    <>
      <Notice title={say('ready.preview')}>
        <p className={classes.noticeText}>{say('ready.previewText')}</p>
      </Notice>
      <section className={classes.card} aria-labelledby="import-sentence">
        <p id="import-sentence" className={classes.sentence}>
          {say('ready.sentence', { counts: formatCounts(expected) })}
        </p>
        {faults > 0 && (
          <p className={classes.text}>
            {say('ready.faults', { count: faults, formatted: formatCount(faults) })}
          </p>
        )}
        {count === 0 && <p className={classes.text}>{say('ready.nothing')}</p>}
        <div className={classes.actions}>
          {count > 0 && (
            <Button icon="check" isBusy={acts.busy === 'confirm'} onClick={acts.onConfirm}>
              {say('ready.confirm', { count, formatted: formatCount(count) })}
            </Button>
          )}
          <Button variant="quiet" isBusy={acts.busy === 'cancel'} onClick={acts.onCancel}>
            {say('ready.discard')}
          </Button>
        </div>
      </section>
    </>
  );
}

function Running({ view, acts }: StateProps) {
  const { say } = useImportWords();
  const { ConfirmDialog } = useImportParts();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section className={classes.card} aria-labelledby="import-state">
      <h2 id="import-state">{say('running.title')}</h2>
      <p className={classes.text}>{say('running.text')}</p>
      <ImportProgress label={say('running.progress')} progress={view.progress} />
      <div className={classes.actions}>
        <Button
          variant="secondary"
          isBusy={acts.busy === 'cancel'}
          onClick={() => setIsAsking(true)}
        >
          {say('running.stop')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={say('running.stopTitle')}
        words={{
          confirm: say('running.stop'),
          cancel: say('running.go'),
          close: say('running.close'),
        }}
        isDangerous
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          acts.onCancel();
        }}
      >
        <p>{say('running.stopText')}</p>
      </ConfirmDialog>
    </section>
  );
}

function Ended({ view, eventsHref }: { view: ImportView; eventsHref: string }) {
  const { say, formatCount, formatCounts } = useImportWords();
  const { status, outcome, failure, isReviewed } = view;
  const written = outcome && eventsToWrite(outcome) > 0;
  const title =
    status === 'done' && outcome
      ? say('done.title', { counts: formatCounts(outcome) })
      : say(status === 'failed' ? 'failed.title' : 'cancelled.title');
  const sentences: (string | false | null)[] =
    status === 'done' && outcome
      ? [
          outcome.created > 0 && say(isReviewed ? 'done.toReview' : 'done.online'),
          outcome.rejected > 0 &&
            say('done.rejected', {
              count: outcome.rejected,
              formatted: formatCount(outcome.rejected),
            }),
          outcome.photosFailed > 0
            ? say('done.photosFailed', {
                count: outcome.photosFailed,
                formatted: formatCount(outcome.photosFailed),
              })
            : outcome.photosQueued > 0 && say('done.photosToCome'),
        ]
      : [
          failure && say(`failures.${failure}`),
          written
            ? say(`${status === 'failed' ? 'failed' : 'cancelled'}.some`, {
                counts: formatCounts(outcome),
              })
            : say('cancelled.nothing'),
        ];
  return (
    <>
      <Notice
        tone={status === 'done' ? 'success' : status === 'failed' ? 'danger' : 'info'}
        title={title}
      >
        {sentences
          .filter((sentence) => typeof sentence === 'string')
          .map((sentence) => (
            <p key={sentence} className={classes.noticeText}>
              {sentence}
            </p>
          ))}
      </Notice>
      <div className={classes.actions}>
        {written && (
          <Button href={eventsHref} icon="list">
            {say('done.see')}
          </Button>
        )}
      </div>
    </>
  );
}
