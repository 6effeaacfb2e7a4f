import { createHash, randomBytes } from 'node:crypto';
import { BoundedMap } from '../../bounded-map.ts';
import type { Clock } from '../../clock.ts';
import type { Account } from './accounts.ts';
import type { AuthorizationRequest } from './authorization-request.ts';

export type Grant = {
  request: AuthorizationRequest;
  account: Account;
  subject: string;
  isFirst: boolean;
};

const codeMs = 60_000;
const tokenMs = 3_600_000;
const maxGrants = 1000;

type ExpiringGrant = { grant: Grant; until: number };

export type Exchange = { code: string; redirectUri: string; verifier?: string | undefined };

export class Grants {
  readonly #clock: Clock;
  readonly #codes = new BoundedMap<string, ExpiringGrant>(maxGrants);
  readonly #tokens = new BoundedMap<string, ExpiringGrant>(maxGrants);
  readonly #known = new Set<string>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  #keep(kept: Map<string, ExpiringGrant>, grant: Grant, prefix: string, lifeMs: number): string {
    const secret = prefix + randomBytes(24).toString('base64url');
    kept.set(secret, { grant, until: this.#clock.now().getTime() + lifeMs });
    return secret;
  }

  #read(kept: ExpiringGrant | undefined): Grant | undefined {
    return kept !== undefined && kept.until > this.#clock.now().getTime() ? kept.grant : undefined;
  }

  allow(
    request: AuthorizationRequest,
    account: Account,
    subject: string,
  ): { code: string; grant: Grant } {
    const grant = { request, account, subject, isFirst: !this.#known.has(subject) };
    this.#known.add(subject);
    return { code: this.#keep(this.#codes, grant, '4/', codeMs), grant };
  }

  redeem({ code, redirectUri, verifier }: Exchange): Grant | undefined {
    const grant = this.#read(this.#codes.get(code));
    this.#codes.delete(code);
    if (grant === undefined || grant.request.redirect_uri !== redirectUri) return undefined;
    const challenge =
      verifier === undefined
        ? undefined
        : createHash('sha256').update(verifier).digest('base64url');
    return grant.request.code_challenge === challenge ? grant : undefined;
  }

  issueToken(grant: Grant, prefix: string): string {
    return this.#keep(this.#tokens, grant, prefix, tokenMs);
  }

  findByToken(token: string): Grant | undefined {
    return this.#read(this.#tokens.get(token));
  }

  clear(): void {
    this.#codes.clear();
    this.#tokens.clear();
    this.#known.clear();
  }
}
