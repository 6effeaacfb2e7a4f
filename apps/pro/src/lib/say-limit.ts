import { ApiProblem } from '@parages/contracts/api-problem';
import { sayQuota } from '@parages/contracts/vocabulary/quotas.fr';
import { limitsFr } from './limits.fr.ts';

export function sayLimit(error: unknown): string | undefined {
  if (!(error instanceof ApiProblem)) return undefined;
  if (error.code === 'rate_limited') return limitsFr.rate;
  return error.quota && sayQuota(error.quota);
}
