import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useContentLang } from '../../../lib/i18n/use-content-lang.ts';
import classes from '../event.module.css';

/** The tags of the event, each once, in the organiser's order; nothing without any. */
export function EventTags({ tags }: { tags: readonly string[] }) {
  const { t } = useTranslation('event');
  const contentLang = useContentLang();
  const id = useId();
  if (tags.length === 0) return null;
  return (
    <div className={classes.features}>
      <div>
        <h3 id={id}>{t('tags')}</h3>
        <ul aria-labelledby={id} {...contentLang}>
          {[...new Set(tags)].map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
