import type { OrganiserPoi } from '@parages/contracts/types';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadState } from '../page/read-state.tsx';
import { pagePreviewTexts } from './page-preview.fr.ts';
import classes from './page-preview.module.css';
import { pagePreview } from './page-preview.queries.ts';

export function PagePreview({ poi: { id, version } }: { poi: OrganiserPoi }) {
  const { t } = useTranslation(pagePreviewTexts);
  const query = useQuery(pagePreview(id, version));
  const { data } = query;
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);
  if (!data)
    return (
      <ReadState
        query={query}
        words={{ loading: t('loading'), failed: t('failed'), retry: t('retry') }}
      />
    );
  // The frame reloads after each save: restores the scroll position.
  const settle = (): void => {
    const page = frame.current?.contentWindow;
    page?.scrollTo(0, scrolled.current);
    page?.addEventListener('scroll', () => {
      scrolled.current = page.scrollY;
    });
  };
  return (
    <>
      <p className={classes.hint}>{t('hint')}</p>
      <div className={classes.phone}>
        {/* Same origin, so that pictures load with the session; no scripts, forms or popups. */}
        <iframe
          ref={frame}
          title={t('title')}
          srcDoc={data.html}
          sandbox="allow-same-origin"
          onLoad={settle}
        />
      </div>
    </>
  );
}
