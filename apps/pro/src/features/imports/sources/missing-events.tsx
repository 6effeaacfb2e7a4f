import type { FollowedSource } from '@parages/contracts/types';
import { Button } from '@parages/ui/button/button';
import { Link } from '@parages/ui/link/link';
import { Notice } from '@parages/ui/notice/notice';
import { toast } from '@parages/ui/toaster/toast';
import { useTranslation } from 'react-i18next';
import classes from './sources.module.css';
import { useSourceAct } from './sources.queries.ts';
import { say, sentenceOf, sourcesTexts } from './sources-words.ts';

/** The events that the agenda no longer gives: the organiser cancels them on their page, or keeps them. */
export function MissingEvents({ source: { id, missing } }: { source: FollowedSource }) {
  const { t } = useTranslation(sourcesTexts);
  const { mutateAsync, isPending } = useSourceAct(id);
  const keep = async (): Promise<void> => {
    try {
      await mutateAsync('keep');
      toast('success', say('missing.kept'));
    } catch (error) {
      toast('error', sentenceOf(error));
    }
  };
  return (
    <Notice tone="warning" title={t('missing.title', { count: missing.length })}>
      <p className={classes.noticeText}>{t('missing.text')}</p>
      <ul className={classes.missing}>
        {missing.map(({ poiId, title }) => (
          <li key={poiId}>
            <Link href={`/org/events/${poiId}`}>{title}</Link>
          </li>
        ))}
      </ul>
      <Button variant="secondary" isBusy={isPending} onClick={() => void keep()}>
        {t('missing.keep')}
      </Button>
    </Notice>
  );
}
