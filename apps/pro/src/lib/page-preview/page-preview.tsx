import type { OrganiserPoi } from '@parages/contracts/types';
import { TryAgain } from '@parages/ui/error-state/try-again';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pagePreviewTexts } from './page-preview.fr.ts';
import classes from './page-preview.module.css';
import { pagePreview } from './page-preview.queries.ts';

/** The page of the public site, drawn by it, as on a phone. Nothing in it runs. */
export function PagePreview({ poi: { id, version } }: { poi: OrganiserPoi }) {
  const { t } = useTranslation(pagePreviewTexts);
  const { data, error, refetch } = useQuery(pagePreview(id, version));
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);
  if (!data) {
    if (error)
      return <TryAgain title={t('failed')} retry={t('retry')} onRetry={() => void refetch()} />;
    return (
      <p className={classes.hint} aria-busy="true">
        {t('loading')}
      </p>
    );
  }
  // Drawn anew after each save: one goes on reading where one was.
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
        {/* Of this site, so that its pictures come with one's session; without scripts, forms or windows. */}
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
