import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { z } from 'zod';
import { html } from '../../pages/html.ts';
import { sendPage } from '../../pages/page.ts';
import { type Account, readAccount } from './accounts.ts';
import { type AuthorizationRequest, readAuthorizationRequest } from './authorization-request.ts';
import { drawAuthorizePage } from './authorize-page.ts';
import type { Grant, Grants } from './grants.ts';
import { words } from './sign-in.fr.ts';

export type Dialogue = {
  provider: string;
  clientId: string;
  /** Path under the prefix of the stand-in. */
  path: string;
  grants: Grants;
  subjectOf: (account: Account) => string;
  refusal: Record<string, string>;
  /** Parameters returned beside the code. */
  extras?: (grant: Grant) => Record<string, string>;
  faultOf?: (request: AuthorizationRequest) => string | undefined;
  hideEmail?: (account: Account) => Account;
};

const form = z.record(z.string(), z.unknown());
const withoutEmpty = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

/** A `form_post` answer follows OAuth 2.0 Form Post Response Mode. */
function sendBack(
  reply: FastifyReply,
  { redirect_uri, response_mode, state }: AuthorizationRequest,
  answer: Record<string, string>,
) {
  const fields = { ...answer, ...(state === undefined ? {} : { state }) };
  if (response_mode === 'query') {
    const url = new URL(redirect_uri);
    for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
    return reply.redirect(url.href, 303);
  }
  const nonce = randomUUID();
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  const body = html`<form id="back" method="post" action="${redirect_uri}">${inputs}<button>${words.goOn}</button></form>
<script nonce="${nonce}">document.getElementById('back').submit()</script>`;
  return sendPage(reply, { title: words.sendingBack, body, scriptNonce: nonce });
}

export const authorizeRoutes =
  (dialogue: Dialogue): FastifyPluginAsync =>
  async (app) => {
    const { provider, clientId, path, grants, faultOf, extras, hideEmail } = dialogue;
    const action = `${app.prefix}${path}`;

    function read(query: unknown): AuthorizationRequest | { fault: string } {
      const request = readAuthorizationRequest(query, clientId);
      const fault = 'fault' in request ? undefined : faultOf?.(request);
      return fault === undefined ? request : { fault };
    }
    const refuse = (reply: FastifyReply, fault: string) =>
      sendPage(reply.code(400), { title: words.refused, body: html`<p>${words.why(fault)}</p>` });
    const ask = (reply: FastifyReply, request: AuthorizationRequest, fault?: string) =>
      sendPage(reply, {
        title: words.title(provider),
        body: drawAuthorizePage({
          provider,
          action,
          request,
          canHideEmail: hideEmail !== undefined,
          ...(fault === undefined ? {} : { fault }),
        }),
      });

    app.get(path, async (request, reply) => {
      const asked = read(request.query);
      return 'fault' in asked ? refuse(reply, asked.fault) : ask(reply, asked);
    });

    app.post(path, async (request, reply) => {
      const fields = withoutEmpty(form.parse(request.body ?? {}));
      const asked = read(fields);
      if ('fault' in asked) return refuse(reply, asked.fault);
      if (fields.account === 'refuse') return sendBack(reply, asked, dialogue.refusal);
      const account = readAccount(fields);
      if (!account) return ask(reply.code(422), asked, words.noAccount);
      const shown = fields.hideEmail === 'on' && hideEmail ? hideEmail(account) : account;
      const { code, grant } = grants.allow(asked, shown, dialogue.subjectOf(account));
      return sendBack(reply, asked, { code, ...extras?.(grant) });
    });
  };
