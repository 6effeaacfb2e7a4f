import type { ImportWords } from '@parages/ui/batch-import/import-words';
import { batchImportFr } from '@parages/ui/batch-import-words/batch-import.fr';
import { importVoiceFr } from '@parages/ui/batch-import-words/import-voice.fr';
import { sayIn } from '../../lib/words.ts';
import { importsFr } from './imports.fr.ts';

/** Says what the screens of batch import say, here as on the public site. */
export const importWords: ImportWords = {
  say: sayIn('batch-import', batchImportFr),
  ...importVoiceFr,
};

/** Says what they say on this site alone. */
export const say = sayIn('imports', importsFr);
