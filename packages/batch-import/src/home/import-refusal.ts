import { batchImportLimits } from '@parages/contracts/vocabulary/limits';
import { quotas } from '@parages/contracts/vocabulary/quotas';
import type { ImportWords } from '../import-words.tsx';
import { batchImportFr } from '../words/batch-import.fr.ts';

/** Megabytes as people count them. */
export const maxImportMegabytes = Math.floor(batchImportLimits.maxBytes / (1024 * 1024));

/** Why a file was not taken, or an act refused, by the code of the problem; `name` is that of the file. */
export const sayRefusal = (say: ImportWords['say'], code: string, name = ''): string =>
  say(`refusals.${code in batchImportFr.refusals ? code : 'other'}`, {
    name,
    megabytes: maxImportMegabytes,
    openImports: quotas.importsOpen,
    keptMegabytes: quotas.importMegabytes,
  });

/** Why a file need not even be sent; nothing when it may. */
export const refusalOf = ({ size }: File): string | undefined => {
  if (size === 0) return 'import_file_empty';
  return size > batchImportLimits.maxBytes ? 'import_file_too_large' : undefined;
};
