import type { ImportWords } from '@parages/batch-import/import-words';
import { batchImportFr } from '@parages/batch-import/words/batch-import.fr';
import { importVoiceFr } from '@parages/batch-import/words/import-voice.fr';
import { addTexts, textsOf } from '../../lib/texts.ts';
import { importsFr } from './imports.fr.ts';

/** Says what the screens of batch import say, here as on the public site. */
export const importWords: ImportWords = {
  // The screens type the values of all texts as one record.
  say: textsOf(addTexts('batchImport', batchImportFr)) as unknown as ImportWords['say'],
  ...importVoiceFr,
};

/** Says what they say on this site alone. */
export const importsTexts = addTexts('imports', importsFr);
