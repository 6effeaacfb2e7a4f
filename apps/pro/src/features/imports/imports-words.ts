import type { ImportWords } from '@parages/batch-import/import-words';
import { batchImportFr } from '@parages/batch-import/words/batch-import.fr';
import { importVoiceFr } from '@parages/batch-import/words/import-voice.fr';
import { addTexts, textsOf } from '../../lib/texts.ts';
import { importsFr } from './imports.fr.ts';

export const importWords: ImportWords = {
  // Cast: the shared screens type the placeholder values of all texts as one record.
  say: textsOf(addTexts('batchImport', batchImportFr)) as unknown as ImportWords['say'],
  ...importVoiceFr,
};

export const importsTexts = addTexts('imports', importsFr);
