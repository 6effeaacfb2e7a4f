import { toast } from '@parages/ui/toaster/toast';
import { problemKey } from '../../lib/problem-key.ts';
import { duplicatesFr, say } from './duplicates.fr.ts';

export const showFailure = (error: unknown): void =>
  toast('error', say(`problems.${problemKey(duplicatesFr.problems, error)}`));
