import { type Html, html } from '../../pages/html.ts';
import { people } from './accounts.fr.ts';
import type { AuthorizationRequest } from './authorization-request.ts';
import { words } from './sign-in.fr.ts';

type PageOptions = {
  provider: string;
  action: string;
  request: AuthorizationRequest;
  canHideEmail: boolean;
  fault?: string;
};

/** Hidden fields carry the request, which is validated again on submission. */
export function drawAuthorizePage({
  provider,
  action,
  request,
  canHideEmail,
  fault,
}: PageOptions): Html {
  const hidden = Object.entries(request).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value ?? ''}">`,
  );
  const person = ({ key, firstName, lastName, email, note }: (typeof people)[number]): Html =>
    html`<form method="post" action="${action}">${hidden}<input type="hidden" name="account" value="${key}">
<button>${firstName} ${lastName}</button><span class="quiet">${email ?? '–'} — ${note}</span></form>`;
  const relay = canHideEmail
    ? html`<label><span><input type="checkbox" name="hideEmail"> ${words.hideEmail}</span></label>`
    : '';
  return html`<p>${words.intro(provider)}</p><p class="quiet">${words.whoAsks(new URL(request.redirect_uri).origin)}</p>
${fault === undefined ? '' : html`<p role="alert"><strong>${fault}</strong></p>`}
<h2>${words.people}</h2>${people.map(person)}
<h2>${words.own}</h2><form method="post" action="${action}">${hidden}<input type="hidden" name="account" value="typed">
<label>${words.firstName}<input name="firstName" autocomplete="off"></label>
<label>${words.lastName}<input name="lastName" autocomplete="off"></label>
<label>${words.email}<input name="email" type="email" autocomplete="off"></label>
<label><span><input type="checkbox" name="isVerified" checked> ${words.isVerified}</span></label>${relay}
<button>${words.goOn}</button></form>
<form method="post" action="${action}">${hidden}<input type="hidden" name="account" value="refuse"><button>${words.refuse}</button></form>`;
}
