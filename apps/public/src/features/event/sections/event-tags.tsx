import { useTranslation } from 'react-i18next';
import classes from '../event.module.css';
import { NamedList } from './named-list.tsx';

/** The tags of the event, each once, in the organiser's order; nothing without any. */
export function EventTags({ tags }: { tags: readonly string[] }) {
  const { t } = useTranslation('event');
  if (tags.length === 0) return null;
  return (
    <div className={classes.features}>
      <NamedList title={t('tags')} items={tags} />
    </div>
  );
}
