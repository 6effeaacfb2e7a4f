import type { OrganiserPoi } from '@parages/contracts/types';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editorTexts } from '../editor.fr.ts';
import { editor, useSubmit } from '../editor.queries.ts';
import { Check } from '../tabs/check.tsx';
import { DecisionPanel } from './decision-panel.tsx';

/** Asks for publication; whether it is online at once when accepted is chosen here. */
export function SubmitPanel({ poi, onClose }: { poi: OrganiserPoi; onClose: () => void }) {
  const { t } = useTranslation(editorTexts);
  const client = useQueryClient();
  const submit = useSubmit(poi.id);
  const [autopublish, setAutopublish] = useState(poi.autopublish);
  // Saved a moment ago: the version to name is the one that save answered.
  const version = (): number =>
    client.getQueryData(editor.one(poi.id).queryKey)?.version ?? poi.version;
  return (
    <DecisionPanel
      title={t('actions.submit')}
      confirm={t('actions.submit')}
      isBusy={submit.isPending}
      error={submit.error}
      onConfirm={() => submit.mutate({ version: version(), autopublish }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Check
        isChecked={autopublish}
        onChange={setAutopublish}
        label={t('actions.autopublish')}
        hint={t('actions.autopublishHint')}
      />
    </DecisionPanel>
  );
}
