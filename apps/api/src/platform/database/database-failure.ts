import { z } from 'zod';
import { Problem } from '../problems/problem.ts';

const lostPrismaCodes = new Set([
  'P1001',
  'P1002',
  'P1003',
  'P1008',
  'P1017',
  'P2024',
  'P2028',
  'P2034',
  'P2037',
]);
const lostKinds = new Set([
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TooManyConnections',
  'DatabaseDoesNotExist',
]);
// Includes class 40: a transaction aborted by a deadlock or a serialisation failure can be retried.
const lostSqlState = /^(08|40|53|57P)/;
const statementTimeout = '57014';
// A number that passes its schema but that PostgreSQL cannot store, such as 5e-324.
const numberOutOfRange = '22003';
const lostMessage =
  /timeout exceeded when trying to connect|Connection terminated|ECONNREFUSED|ECONNRESET|EPIPE|server closed the connection/i;

const failureSchema = z.looseObject({
  code: z.string().optional().catch(undefined),
  message: z.string().optional().catch(undefined),
  meta: z
    .looseObject({
      driverAdapterError: z.looseObject({
        cause: z.looseObject({
          kind: z.string().optional(),
          originalCode: z.string().optional(),
          originalMessage: z.string().optional(),
        }),
      }),
    })
    .optional()
    .catch(undefined),
  cause: z
    .looseObject({
      kind: z.string().optional(),
      originalCode: z.string().optional(),
      originalMessage: z.string().optional(),
    })
    .optional()
    .catch(undefined),
});

/**
 * Maps a failed database call to a problem: `service_unavailable` when the database is unreachable,
 * overloaded or aborted the transaction, `query_timeout` at the statement timeout, and
 * `request_invalid` for a number out of range. Undefined for other errors.
 */
export function databaseProblem(error: unknown): Problem | undefined {
  const parsed = failureSchema.safeParse(error);
  if (!parsed.success) return undefined;
  const { code = '', message = '', meta } = parsed.data;
  const cause = meta?.driverAdapterError.cause ?? parsed.data.cause ?? {};
  const sqlState = cause.originalCode ?? code;
  if (sqlState === statementTimeout) return new Problem('query_timeout');
  if (sqlState === numberOutOfRange)
    return new Problem('request_invalid', 'A number is out of the range that can be stored.');
  const isLost =
    lostPrismaCodes.has(code) ||
    lostKinds.has(cause.kind ?? '') ||
    lostSqlState.test(sqlState) ||
    lostMessage.test(`${code} ${message} ${cause.originalMessage ?? ''}`);
  return isLost ? new Problem('service_unavailable') : undefined;
}
