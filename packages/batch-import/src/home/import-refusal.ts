import { batchImportLimits } from '@parages/contracts/vocabulary/limits';
import { quotas } from '@parages/contracts/vocabulary/quotas';
import type { ImportWords } from '../import-words.tsx';
import { batchImportFr } from '../words/batch-import.fr.ts';

export const maxImportMegabytes = Math.floor(batchImportLimits.maxBytes / (1024 * 1024));

export const sayRefusal = (say: ImportWords['say'], code: string, name = ''): string =>
  say(`refusals.${Object.hasOwn(batchImportFr.refusals, code) ? code : 'other'}`, {
    name,
    megabytes: maxImportMegabytes,
    openImports: quotas.importsOpen,
    keptMegabytes: quotas.importMegabytes,
  });

export const refusalOf = ({ size }: File): string | undefined => {
  if (size === 0) return 'import_file_empty';
  return size > batchImportLimits.maxBytes ? 'import_file_too_large' : undefined;
};
