import {
  type Permission,
  teamPermissions,
} from '@parages/contracts/vocabulary/accounts/permissions';
import type { SecurityEventKind } from '@parages/contracts/vocabulary/accounts/security-events';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { networkOf } from '../outside/network.ts';
import { Problem } from '../problems/problem.ts';
import type { Access } from './access.ts';
import type { SecurityFacts, SecurityJournal } from './security-event.ts';

// `attempts_limited` at sign-in is not recorded here: the sign-in records it, because it knows the
// account.
const kindsOfRefusals: Readonly<Record<string, SecurityEventKind>> = {
  permission_missing: 'permission_refused',
  session_header_missing: 'permission_refused',
  poi_own: 'permission_refused',
  organisation_own: 'permission_refused',
  invitation_of_another: 'permission_refused',
  sign_in_too_old: 'permission_refused',
  api_key_unknown: 'api_key_refused',
  api_key_expired: 'api_key_refused',
  api_key_revoked: 'api_key_refused',
  api_key_suspended: 'api_key_refused',
  api_key_in_query: 'api_key_refused',
  api_key_not_accepted: 'api_key_refused',
  api_key_scope_missing: 'api_key_refused',
  password_wrong: 'sign_in_failed',
  attempts_limited: 'rate_limited',
  company_limited: 'rate_limited',
  import_limited: 'rate_limited',
  source_limited: 'rate_limited',
  feedback_limited: 'rate_limited',
  rate_limited: 'rate_limited',
  quota_reached: 'quota_reached',
  webhook_signature_invalid: 'webhook_forged',
  webhook_mode_wrong: 'webhook_forged',
  inbound_mail_unauthorized: 'webhook_forged',
};
const accessesOf = (access: Access | undefined): readonly string[] =>
  typeof access === 'string' ? [access] : (access ?? []);
const teamPermissionsOf = (access: Access | undefined): readonly Permission[] =>
  teamPermissions.filter((one) => accessesOf(access).includes(one));

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

// Keeps only UUIDs, so that no typed text is recorded.
function idsIn(part: unknown): SecurityFacts {
  if (typeof part !== 'object' || part === null) return {};
  const ids = Object.entries(part).filter(
    ([name, value]) => /Id$/.test(name) && typeof value === 'string' && uuid.test(value),
  );
  return Object.fromEntries(ids.slice(0, 8));
}

const operationOf = ({ method, routeOptions: { schema, url } }: FastifyRequest): string =>
  schema?.operationId ?? `${method} ${url ?? ''}`;

/** What the journal records of the caller of a request. */
export const callerOf = (request: FastifyRequest) => ({
  actorId: request.viewer?.userId,
  network: networkOf(request.ip),
  operation: operationOf(request),
});

const recordAct =
  (journal: SecurityJournal, needed: readonly Permission[]) =>
  async (request: FastifyRequest, reply: { statusCode: number }) => {
    if (
      reply.statusCode >= 400 ||
      !needed.some((permission) => request.viewer?.permissions.includes(permission))
    )
      return;
    const facts = { ...idsIn(request.body), ...idsIn(request.params) };
    journal.note({
      ...callerOf(request),
      kind: 'moderator_act',
      subjectId: facts.accountId,
      facts,
    });
    await journal.flush();
  };

const isWrite = ({ method }: RouteOptions): boolean =>
  [method].flat().some((one) => one !== 'GET' && one !== 'HEAD');

/** Register this before any route, because an `onRoute` hook sees only later routes. */
export const securityHooks = fp(
  async (app: FastifyInstance, { journal }: { journal: SecurityJournal }) => {
    app.addHook('onError', async (request, _reply, error) => {
      if (!(error instanceof Problem)) return;
      const kind = kindsOfRefusals[error.code];
      const isSignIn =
        error.code === 'attempts_limited' && request.routeOptions.url?.endsWith('/signin') === true;
      if (kind === undefined || isSignIn) return;
      journal.note({ ...callerOf(request), kind, facts: { code: error.code } });
    });
    app.addHook('onRoute', (route) => {
      const needed = teamPermissionsOf(route.config?.access);
      if (needed.length === 0 || !isWrite(route)) return;
      route.onSend = [...[route.onSend ?? []].flat(), recordAct(journal, needed)];
    });
  },
);
