import type { SourceLockList } from '@parages/contracts/types';
import { Button } from '@parages/ui/button/button';
import { Disclosure } from '@parages/ui/disclosure/disclosure';
import { Icon } from '@parages/ui/icon/icon';
import { Link } from '@parages/ui/link/link';
import { Notice } from '@parages/ui/notice/notice';
import { toast } from '@parages/ui/toaster/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './sources.module.css';
import { sourceLocks, useReleaseLock } from './sources.queries.ts';
import { say, sentenceOf, sourcesTexts } from './sources-words.ts';

type Locked = SourceLockList['items'][number];

/** The fields that were edited here, which the agenda no longer changes, until they are given back. */
export function SourceLocks({ sourceId }: { sourceId: string }) {
  const { t } = useTranslation(sourcesTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure summary={t('locks.title')} isOpen={isOpen} onToggle={setIsOpen}>
      {isOpen && <Locks sourceId={sourceId} />}
    </Disclosure>
  );
}

function Locks({ sourceId }: { sourceId: string }) {
  const { t } = useTranslation(sourcesTexts);
  const { data, error, refetch } = useQuery(sourceLocks(sourceId));
  if (data === undefined)
    return error === null ? (
      <p aria-busy="true">{t('locks.loading')}</p>
    ) : (
      <Notice tone="danger" isLive title={t('locks.failed')}>
        <Button variant="secondary" onClick={() => void refetch()}>
          {t('list.retry')}
        </Button>
      </Notice>
    );
  if (data.items.length === 0) return <p className={classes.text}>{t('locks.none')}</p>;
  return (
    <>
      <p className={classes.text}>{t('locks.text')}</p>
      <ul className={classes.locked}>
        {data.items.map((locked) => (
          <li key={locked.poiId}>
            <LockedEvent sourceId={sourceId} locked={locked} />
          </li>
        ))}
      </ul>
    </>
  );
}

function LockedEvent({ sourceId, locked }: { sourceId: string; locked: Locked }) {
  const { t } = useTranslation(sourcesTexts);
  const { poiId, title, fields } = locked;
  const { mutateAsync, isPending, variables } = useReleaseLock(sourceId);
  const release = async (field: Locked['fields'][number]): Promise<void> => {
    try {
      await mutateAsync({ poiId, field });
      toast('success', say('locks.released'));
    } catch (error) {
      toast('error', sentenceOf(error));
    }
  };
  return (
    <>
      <Link href={`/org/events/${poiId}`}>{title}</Link>
      <ul className={classes.locks}>
        {fields.map((field) => {
          const name = t(`lockNames.${field}`);
          return (
            <li key={field}>
              <span>
                <Icon name="lock" />
                {name}
              </span>
              <Button
                variant="quiet"
                isBusy={isPending && variables.field === field}
                aria-label={t('locks.releaseOf', { name, title })}
                onClick={() => void release(field)}
              >
                {t('locks.release')}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
