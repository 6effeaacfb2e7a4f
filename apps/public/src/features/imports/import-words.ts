import type { ImportWords } from '@parages/batch-import/import-words';
import { batchImportFr } from '@parages/batch-import/words/batch-import.fr';
import type { importVoiceEn } from '@parages/batch-import/words/import-voice.en';
import { importVoiceFr } from '@parages/batch-import/words/import-voice.fr';
import { useTranslation } from 'react-i18next';
import { addWords } from '../../lib/i18n/i18n.ts';
import { useSite } from '../../lib/site.tsx';
import { importsFr } from './imports.fr.ts';

let english: typeof importVoiceEn | undefined;

/** The English number and date formats load with the English texts. */
export function addImportWords(): void {
  addWords('imports', { fr: importsFr, en: () => import('./imports.en.ts') });
  addWords('batchImport', {
    fr: batchImportFr,
    en: async () => {
      english = (await import('@parages/batch-import/words/import-voice.en')).importVoiceEn;
      return import('@parages/batch-import/words/batch-import.en');
    },
  });
}

export function useImportVoice(): ImportWords {
  const { t } = useTranslation('batchImport');
  const { locale } = useSite();
  // The cast is needed because `say` has one type for the placeholder values of all texts, and `t`
  // has a type for those of each text.
  const say = t as unknown as ImportWords['say'];
  return { say, ...importVoiceFr, ...(locale === 'en' && english) };
}
