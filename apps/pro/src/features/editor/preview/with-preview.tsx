import type { OrganiserPoi } from '@parages/contracts/types';
import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Part } from '../../../lib/part/part.tsx';
import type { Values } from '../editor-tabs.ts';
import { editorPreviewTexts } from './preview.fr.ts';
import classes from './preview.module.css';
import { useIsWide } from './use-is-wide.ts';

const Preview = lazyPart(async () => (await import('./preview.tsx')).Preview);

export function WithPreview({
  poi,
  values,
  children,
}: {
  poi: OrganiserPoi;
  values: Values;
  children: ReactNode;
}) {
  const { t } = useTranslation(editorPreviewTexts);
  const isWide = useIsWide();
  return (
    <div className={classes.beside}>
      <div className={classes.form}>{children}</div>
      {isWide && (
        <aside className={classes.aside} aria-labelledby="preview-title">
          <h2 id="preview-title">{t('title')}</h2>
          <Part>
            <Preview poi={poi} values={values} />
          </Part>
        </aside>
      )}
    </div>
  );
}
