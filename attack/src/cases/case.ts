import type { Answer, Request } from '../client/client.ts';
import type { Operation } from '../contract/operations.ts';
import type { PrincipalName } from '../world/principals.ts';

export const kinds = [
  'access',
  'objects',
  'invariants',
  'hostile',
  'invalid',
  'valid',
  'transport',
  'echo',
  'weapons',
  'limits',
] as const;
export type Kind = (typeof kinds)[number];

/**
 * `failure`: for instance an undeclared 5xx or no answer. `schema`: an answer outside its schema.
 * `access`: a broken rule, for instance of access. `wait`: too long a wait, for instance of another
 * visitor.
 */
export type Measure = 'failure' | 'schema' | 'access' | 'wait' | 'memory';
export type Fault = { measure: Measure; what: string };

export type VersionOf = { readPath: string; place: 'body' | 'query' | 'form' };

/** `judge` adds expectations to those that hold for every answer. */
export type Case = {
  id: string;
  kind: Kind;
  title: string;
  as: PrincipalName;
  operation?: Operation;
  request: Request;
  version?: VersionOf | undefined;
  /**
   * A hostile path may match no operation: then 404 `not_found`, 405, an answer below 500 that is
   * not a problem document, and 403 `api_key_not_accepted` to a key are accepted.
   */
  mayMissRoute?: boolean;
  judge?: (answer: Answer) => Fault | undefined;
};

/** The id that `--replay` takes. */
export const caseId = (kind: Kind, seed: number, index: number | string): string =>
  `${kind}:${seed}:${index}`;
