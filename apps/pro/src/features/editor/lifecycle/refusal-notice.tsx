import type { OrganiserPoi } from '@parages/contracts/types';
import type { PoiTab } from '@parages/contracts/vocabulary/events/poi-tabs';
import { refusalTabs } from '@parages/contracts/vocabulary/events/refusal-reasons';
import { refusalReasonLabels } from '@parages/contracts/vocabulary/events/refusal-reasons.fr';
import { Button } from '@parages/ui/button/button';
import { Notice } from '@parages/ui/notice/notice';
import { useTranslation } from 'react-i18next';
import { editorTexts } from '../editor.fr.ts';
import classes from '../editor.module.css';

type RefusalNoticeProps = {
  refusal: NonNullable<OrganiserPoi['refusal']>;
  onTab: (tab: PoiTab) => void;
};

/** Each reason leads to the tab that the organiser must correct. */
export function RefusalNotice({ refusal, onTab }: RefusalNoticeProps) {
  const { t } = useTranslation(editorTexts);
  return (
    <Notice tone="danger" title={t('refusal.title')}>
      <ul className={classes.reasons}>
        {refusal.reasons.map((reason) => (
          <li key={reason}>
            <Button variant="quiet" onClick={() => onTab(refusalTabs[reason])}>
              {refusalReasonLabels[reason].label}
            </Button>
            <p>{refusalReasonLabels[reason].advice}</p>
          </li>
        ))}
      </ul>
      {refusal.comment !== null && (
        <figure className={classes.comment}>
          <figcaption>{t('refusal.comment')}</figcaption>
          <blockquote>{refusal.comment}</blockquote>
        </figure>
      )}
    </Notice>
  );
}
