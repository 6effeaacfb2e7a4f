import { Button } from '@parages/ui/button/button';
import { formatInstant } from '@parages/ui/format/instant.fr';
import { Notice } from '@parages/ui/notice/notice';
import { toast } from '@parages/ui/toaster/toast';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type NamedDraft, removeDraft, writeDraft } from '../../lib/device-drafts/draft-store.ts';
import { pathOfMessage } from '../../lib/device-drafts/message-target.ts';
import { offerUndo } from '../../lib/offer-undo.ts';
import { keptDraftsTexts } from './kept-drafts.fr.ts';
import classes from './kept-drafts.module.css';
import { keptDrafts } from './kept-drafts.queries.ts';

/** Offers to take up again, or to drop, what this device keeps unsaved of the account’s events. */
export function KeptDrafts({ account }: { account: string }) {
  const { t } = useTranslation(keptDraftsTexts);
  const { data: drafts = [], refetch } = useQuery(keptDrafts(account));
  if (drafts.length === 0) return null;
  return (
    <section aria-label={t('title')} className={classes.offers}>
      {drafts.map((draft) => (
        <Offer key={draft.name.target} named={draft} onChange={() => void refetch()} />
      ))}
    </section>
  );
}

/** The target of the texts of a picture is `picture.<event>.<picture>`. */
const pictureTarget = /^picture\.([^.]+)\./;

function hrefOf({ name: { target }, draft: { tab } }: NamedDraft): string {
  if (target === 'new') return '/org/events/new';
  const message = pathOfMessage(target);
  if (message !== undefined) return message;
  const event = pictureTarget.exec(target)?.[1] ?? target;
  return `/org/events/${event}${tab ? `?tab=${tab}` : ''}`;
}

const titledOf = (target: string) =>
  pathOfMessage(target) === undefined ? 'resumeOf' : 'resumeMessage';

const untitledOf = (target: string) =>
  target === 'new' ? 'resumeNew' : pictureTarget.test(target) ? 'resumePicture' : 'resumeUntitled';

function Offer({ named, onChange }: { named: NamedDraft; onChange: () => void }) {
  const { t } = useTranslation(keptDraftsTexts);
  const { name, draft } = named;
  const title = draft.title
    ? t(titledOf(name.target), { title: draft.title })
    : t(untitledOf(name.target));
  const keep = async (): Promise<void> => {
    if (!writeDraft(name, draft)) throw new Error('The storage of the device is full.');
    onChange();
  };
  const drop = (): void => {
    removeDraft(name);
    onChange();
    offerUndo(
      { id: `draft-${name.target}`, done: t('dropped'), undo: t('undo'), undone: t('kept') },
      keep,
      () => toast('error', t('full')),
    );
  };
  return (
    <Notice title={title}>
      <p className={classes.text}>{t('text', { time: formatInstant(new Date(draft.at)) })}</p>
      <div className={classes.actions}>
        <Button variant="quiet" aria-label={`${t('drop')} : ${title}`} onClick={drop}>
          {t('drop')}
        </Button>
        <Button variant="secondary" href={hrefOf(named)} aria-label={`${t('resume')} : ${title}`}>
          {t('resume')}
        </Button>
      </div>
    </Notice>
  );
}
