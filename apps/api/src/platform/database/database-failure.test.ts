// Specification: §8.8, §8.9
import { describe, expect, it } from 'vitest';
import { databaseProblem, isAborted } from './database-failure.ts';

const adapterError = (cause: object) => ({
  code: 'P2010',
  message: 'Raw query failed',
  meta: { driverAdapterError: { cause } },
});

describe('databaseProblem', () => {
  it.each([
    [adapterError({ kind: 'postgres', originalCode: '57014' }), 'query_timeout'],
    [adapterError({ kind: 'postgres', originalCode: '22003' }), 'request_invalid'],
    [adapterError({ kind: 'postgres', originalCode: '57P01' }), 'service_unavailable'],
    [adapterError({ kind: 'postgres', originalCode: '40P01' }), 'service_unavailable'],
    [
      { code: 'P2034', message: 'Transaction failed due to a write conflict or a deadlock' },
      'service_unavailable',
    ],
    [adapterError({ kind: 'ConnectionClosed' }), 'service_unavailable'],
    [{ code: 'P1001', message: 'Can’t reach database server' }, 'service_unavailable'],
    [new Error('timeout exceeded when trying to connect'), 'service_unavailable'],
    [new Error('Connection terminated unexpectedly'), 'service_unavailable'],
    [
      // The next statement of a transaction whose connection was lost between two statements.
      new Error('Client has encountered a connection error and is not queryable'),
      'service_unavailable',
    ],
    [{ code: 'ECONNREFUSED', message: 'connect ECONNREFUSED' }, 'service_unavailable'],
  ])('maps the error %o to the problem code %s', (error, code) => {
    expect(databaseProblem(error)?.code).toBe(code);
  });

  it.each([
    [new Error('boom')],
    [adapterError({ kind: 'UniqueConstraintViolation', originalCode: '23505' })],
    [undefined],
    ['text'],
  ])('returns undefined for another error: %o', (error) => {
    expect(databaseProblem(error)).toBeUndefined();
  });
});

describe('isAborted', () => {
  it.each([
    [adapterError({ kind: 'postgres', originalCode: '40P01' }), true],
    [adapterError({ kind: 'postgres', originalCode: '40001' }), true],
    [{ code: 'P2034', message: 'Transaction failed due to a write conflict or a deadlock' }, true],
    [{ code: '40P01', message: 'deadlock detected' }, true],
    [adapterError({ kind: 'postgres', originalCode: '57014' }), false],
    [{ code: 'P1001', message: 'Can’t reach database server' }, false],
    [undefined, false],
  ])('knows whether the database aborted a statement for another one: %o, %s', (error, is) => {
    expect(isAborted(error)).toBe(is);
  });
});
