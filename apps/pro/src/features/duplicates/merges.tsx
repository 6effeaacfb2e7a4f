import type { PoiMerge } from '@parages/contracts/types';
import { Button } from '@parages/ui/button/button';
import { Link } from '@parages/ui/link/link';
import { toast } from '@parages/ui/toaster/toast';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../lib/day-of.ts';
import { MoreButton } from '../../lib/list/more-button.tsx';
import { publicOrigin } from '../../lib/public-origin.ts';
import { duplicatesTexts, say } from './duplicates.fr.ts';
import classes from './duplicates.module.css';
import { duplicates, useUndoMerge } from './duplicates.queries.ts';
import { showFailure } from './show-failure.ts';

/** The merges that can be undone; nothing while there are none. */
export function Merges() {
  const { t } = useTranslation(duplicatesTexts);
  const query = useInfiniteQuery(duplicates.merges());
  const merges = query.data?.pages.flatMap(({ items }) => items) ?? [];
  if (merges.length === 0) return null;
  return (
    <section className={classes.merges} aria-labelledby="merges">
      <h2 id="merges">{t('recent')}</h2>
      <p>{t('recentText')}</p>
      <ul className={classes.mergeList}>
        {merges.map((merge) => (
          <Merge key={merge.id} merge={merge} />
        ))}
      </ul>
      <MoreButton query={query}>{t('recentMore')}</MoreButton>
    </section>
  );
}

function Merge({ merge }: { merge: PoiMerge }) {
  const { t } = useTranslation(duplicatesTexts);
  const { id, label, kept, mergedAt, isAutomatic } = merge;
  const undo = useUndoMerge();
  const take = () =>
    void undo.mutateAsync(id).then(() => toast('success', say('unmerged')), showFailure);
  return (
    <li>
      <p>
        {t('mergeLine', { label })}{' '}
        {kept.slugFr === null ? (
          kept.label
        ) : (
          <Link href={`${publicOrigin(window.location)}/evenement/${kept.slugFr}`}>
            {kept.label}
          </Link>
        )}
        <small>
          {[t('mergedOn', { day: dayOf(mergedAt) }), isAutomatic && t('automatic')]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </p>
      <Button
        variant="secondary"
        isBusy={undo.isPending}
        onClick={take}
        aria-label={t('undoOf', { label })}
      >
        {t('undo')}
      </Button>
    </li>
  );
}
