import { traceLimits } from '@parages/contracts/vocabulary/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Editor } from '../use-editor.ts';
import { tellTooLarge, traceFailure } from './trace-failure.ts';
import { editorTracesTexts } from './traces.fr.ts';
import { useAddTrace, useRemoveTrace } from './traces.queries.ts';

type Told = { text: string; hasFailed: boolean };

/** Adds and removes a track, in sequence with the autosave, and reports the result. */
export function useTrace(poiId: string, act: Editor['act']) {
  const { t } = useTranslation(editorTracesTexts);
  const add = useAddTrace(poiId);
  const remove = useRemoveTrace(poiId);
  /** The name of the file in upload. */
  const [reading, setReading] = useState<string>();
  const [told, setTold] = useState<Told>({ text: '', hasFailed: false });
  const tell = (text: string, hasFailed = false): void => setTold({ text, hasFailed });

  const put = async (file: File): Promise<void> => {
    if (file.size > traceLimits.maxBytes) return tell(tellTooLarge(file.name), true);
    setReading(file.name);
    tell('');
    try {
      await act('traces', (version) => add.mutateAsync({ version, file }));
      tell(t('file.added', { name: file.name }));
    } catch (error) {
      tell(traceFailure(error, file.name), true);
    } finally {
      setReading(undefined);
    }
  };
  const take = async (): Promise<void> => {
    tell('');
    try {
      await act('traces', (version) => remove.mutateAsync(version));
      tell(t('file.removed'));
    } catch {
      tell(t('failed.notRemoved'), true);
    }
  };
  return { reading, told, isRemoving: remove.isPending, put, take };
}
