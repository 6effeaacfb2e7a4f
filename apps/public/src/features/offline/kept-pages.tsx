import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type KeptPage, listKeptPages } from '../../lib/offline/kept-pages.ts';
import classes from './offline.module.css';

export function KeptPages() {
  const { t } = useTranslation('offline');
  const [pages, setPages] = useState<KeptPage[]>([]);
  useEffect(() => {
    listKeptPages().then(setPages, () => undefined);
  }, []);
  if (pages.length === 0) return null;
  return (
    <section className={classes.kept} aria-labelledby="kept-pages">
      <h2 id="kept-pages">{t('kept')}</h2>
      <ul>
        {pages.map(({ href, title }) => (
          <li key={href}>
            <a href={href} data-reload>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
