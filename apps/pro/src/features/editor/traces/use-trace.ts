import { traceLimits } from '@parages/contracts/vocabulary/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Editor } from '../use-editor.ts';
import { tooLargeText, traceFailure } from './trace-failure.ts';
import { editorTracesTexts } from './traces.fr.ts';
import { useAddTrace, useRemoveTrace } from './traces.queries.ts';

type Outcome = { text: string; hasFailed: boolean };

export function useTrace(poiId: string, act: Editor['act']) {
  const { t } = useTranslation(editorTracesTexts);
  const add = useAddTrace(poiId);
  const remove = useRemoveTrace(poiId);
  /** Name of the file that is being uploaded; undefined otherwise. */
  const [reading, setReading] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>({ text: '', hasFailed: false });
  const report = (text: string, hasFailed = false): void => setOutcome({ text, hasFailed });

  const put = async (file: File): Promise<void> => {
    if (file.size > traceLimits.maxBytes) return report(tooLargeText(file.name), true);
    setReading(file.name);
    report('');
    try {
      await act((version) => add.mutateAsync({ version, file }));
      report(t('file.added', { name: file.name }));
    } catch (error) {
      report(traceFailure(error, file.name), true);
    } finally {
      setReading(undefined);
    }
  };
  const take = async (): Promise<void> => {
    report('');
    try {
      await act((version) => remove.mutateAsync(version));
      report(t('file.removed'));
    } catch {
      report(t('failed.notRemoved'), true);
    }
  };
  const refuse = (text: string): void => report(text, true);
  return { reading, outcome, isRemoving: remove.isPending, put, take, refuse };
}
