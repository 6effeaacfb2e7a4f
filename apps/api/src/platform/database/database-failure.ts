import { z } from 'zod';
import { Problem } from '../problems/problem.ts';

const writeConflict = 'P2034';
const lostPrismaCodes = new Set([
  'P1001',
  'P1002',
  'P1003',
  'P1008',
  'P1017',
  'P2024',
  'P2028',
  writeConflict,
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
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|ECONNREFUSED|ECONNRESET|EPIPE|server closed the connection|is not queryable/i;

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

type Failure = { code: string; message: string; sqlState: string; kind: string; original: string };

function readFailure(error: unknown): Failure | undefined {
  const parsed = failureSchema.safeParse(error);
  if (!parsed.success) return undefined;
  const { code = '', message = '', meta } = parsed.data;
  const cause = meta?.driverAdapterError.cause ?? parsed.data.cause ?? {};
  const { originalCode: sqlState = code, kind = '', originalMessage: original = '' } = cause;
  return { code, message, sqlState, kind, original };
}

/**
 * Maps a failed database call to a problem: `service_unavailable` when the database is unreachable,
 * overloaded or aborted the transaction, `query_timeout` at the statement timeout, and
 * `request_invalid` for a number out of range. Undefined for other errors.
 */
export function databaseProblem(error: unknown): Problem | undefined {
  const failure = readFailure(error);
  if (failure === undefined) return undefined;
  const { code, message, sqlState, kind, original } = failure;
  if (sqlState === statementTimeout) return new Problem('query_timeout');
  if (sqlState === numberOutOfRange)
    return new Problem('request_invalid', 'A number is out of the range that can be stored.');
  const isLost =
    lostPrismaCodes.has(code) ||
    lostKinds.has(kind) ||
    lostSqlState.test(sqlState) ||
    lostMessage.test(`${code} ${message} ${original}`);
  return isLost ? new Problem('service_unavailable') : undefined;
}

/** True when the database aborted a statement for another one, so that a retry can succeed. */
export function isAborted(error: unknown): boolean {
  const failure = readFailure(error);
  return failure?.code === writeConflict || failure?.sqlState.startsWith('40') === true;
}
