import type { OrganiserPoi } from '@parages/contracts/types';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LostStatesNotice } from '../dates/lost-states-notice.tsx';
import { Over } from '../dates/over.tsx';
import { editorTexts } from '../editor.fr.ts';
import { useNewestVersion, useSubmit } from '../editor.queries.ts';
import { Check } from '../tabs/check.tsx';
import { DecisionPanel } from './decision-panel.tsx';

export function SubmitPanel({ poi, onClose }: { poi: OrganiserPoi; onClose: () => void }) {
  const { t } = useTranslation(editorTexts);
  const submit = useSubmit(poi.id);
  const [autopublish, setAutopublish] = useState(poi.autopublish);
  const version = useNewestVersion(poi);
  return (
    <DecisionPanel
      title={t('actions.submit')}
      confirm={t('actions.submit')}
      isBusy={submit.isPending}
      error={submit.error}
      onConfirm={() => submit.mutate({ version: version(), autopublish }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Over dates={poi.dates} />
      <LostStatesNotice poiId={poi.id} periods={poi.dates.isPermanent ? [] : poi.dates.periods} />
      <Check
        isChecked={autopublish}
        onChange={setAutopublish}
        label={t('actions.autopublish')}
        hint={t('actions.autopublishHint')}
      />
    </DecisionPanel>
  );
}
