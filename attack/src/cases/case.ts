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
/** What a case tries. */
export type Kind = (typeof kinds)[number];

/** What the last line counts: undeclared 5xx, answers outside their schema, access mismatches, waits of another visitor, memory. */
export type Measure = 'failure' | 'schema' | 'access' | 'wait' | 'memory';
export type Fault = { measure: Measure; what: string };

/** Which present version a write has to carry, and where it is read. */
export type VersionOf = { readPath: string; place: 'body' | 'query' | 'form' };

/** One request with what its answer has to be. `judge` adds to what every answer has to fulfil. */
export type Case = {
  id: string;
  kind: Kind;
  title: string;
  as: PrincipalName;
  operation?: Operation;
  request: Request;
  version?: VersionOf | undefined;
  /** A text in the path may lead to no operation at all: then any problem document of the router is right. */
  mayMissRoute?: boolean;
  judge?: (answer: Answer) => Fault | undefined;
};

/** The id that `--replay` takes. */
export const caseId = (kind: Kind, seed: number, index: number | string): string =>
  `${kind}:${seed}:${index}`;
