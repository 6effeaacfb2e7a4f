// Specification: §12.14
import { expect, it } from 'vitest';
import { ApiProblem } from './api-problem.ts';
import { importQueries } from './import-queries.ts';
import type { Import } from './types.ts';

const { refetchInterval } = importQueries(() => {
  throw new Error('no request is sent');
}).one('an-import');
const intervalOf = (status: Import['status'], error: Error | null = null) =>
  refetchInterval({ state: { data: { status } as Import, error } });

it.each(['checking', 'running'] as const)(
  'the query of an import polls every two seconds while its status is %s, also after a failed request',
  (status) => {
    expect(intervalOf(status)).toBe(2000);
    expect(intervalOf(status, new ApiProblem(503, 'unreachable'))).toBe(2000);
  },
);

it('the query of an import stops polling once the API refuses it', () => {
  expect(intervalOf('running', new ApiProblem(404, 'import_not_found'))).toBe(false);
});

it.each(['blocked', 'ready', 'done', 'failed', 'cancelled'] as const)(
  'the query of an import does not poll while its status is %s',
  (status) => {
    expect(intervalOf(status)).toBe(false);
  },
);
