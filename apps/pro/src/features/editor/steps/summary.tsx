import type { PoiError } from '@parages/contracts/vocabulary/events/poi-errors';
import { poiErrorMessages } from '@parages/contracts/vocabulary/events/poi-errors.fr';
import { poiTabLabels } from '@parages/contracts/vocabulary/events/poi-tabs.fr';
import { afterColon } from '@parages/contracts/vocabulary/text/after-colon';
import { Button } from '@parages/ui/button/button';
import { Notice } from '@parages/ui/notice/notice';
import { useTranslation } from 'react-i18next';
import { Over } from '../dates/over.tsx';
import { editorTexts } from '../editor.fr.ts';
import classes from '../editor.module.css';
import type { Values } from '../editor-tabs.ts';

export function Summary({
  dates,
  errors,
  isSaved,
  onJump,
}: {
  dates: Values['dates'];
  errors: readonly PoiError[];
  isSaved: boolean;
  onJump: (error: PoiError) => void;
}) {
  const { t } = useTranslation(editorTexts);
  const isReady = errors.length === 0;
  return (
    <section className={classes.panel} aria-label={t('steps.names.summary')}>
      <h2>{t('steps.names.summary')}</h2>
      <Over dates={dates} />
      <Notice tone={isReady ? 'success' : 'info'} title={t(isReady ? 'steps.ready' : 'steps.left')}>
        <p className={classes.noticeText}>
          {t(isReady ? 'steps.readyText' : isSaved ? 'steps.leftText' : 'steps.leftUnsaved')}
        </p>
        {!isReady && (
          <ul className={classes.reasons}>
            {errors.map((error) => (
              <li key={`${error.field} ${error.code}`}>
                <Button variant="quiet" onClick={() => onJump(error)}>
                  {`${poiTabLabels[error.tab]}\u00a0: ${afterColon(poiErrorMessages[error.code])}`}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </section>
  );
}
