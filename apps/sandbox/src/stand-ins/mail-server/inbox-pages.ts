import { type Html, html } from '../../pages/html.ts';
import { answerAddressOf } from './inbound.ts';
import { words } from './mail.fr.ts';
import type { Mail } from './mailbox.ts';

const time = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Paris',
});
const forRecipient = (address: string): string => `/mail?to=${encodeURIComponent(address)}`;
const subjectOf = (mail: Mail): string => mail.subject || words.noSubject;

export function drawInbox(
  mails: Mail[],
  recipients: { address: string; count: number }[],
  to?: string,
): Html {
  const rows = mails.map(
    (
      mail,
    ) => html`<tr><td>${time.format(new Date(mail.receivedAt))}</td><td>${mail.recipients.join(', ')}</td>
<td><a href="/mail/${mail.id}">${subjectOf(mail)}</a></td></tr>`,
  );
  const list =
    rows.length === 0
      ? html`<p>${words.empty}</p>`
      : html`<table><thead><tr><th scope="col">${words.received}</th><th scope="col">${words.to}</th><th scope="col">${words.subject}</th></tr></thead>
<tbody>${rows}</tbody></table>`;
  const links = recipients.map(
    ({ address, count }) =>
      html`<a href="${forRecipient(address)}"${address === to ? html` aria-current="page"` : ''}>${address} (${count})</a>`,
  );
  return html`<p>${words.intro}</p><p><a href="${to === undefined ? '/mail' : forRecipient(to)}">${words.refresh}</a></p>
<nav aria-label="${words.recipients}"><a href="/mail">${words.everybody}</a>${links}</nav>${list}`;
}

const drawAnswer = ({ id }: Mail): Html =>
  html`<h2>${words.answer}</h2><p>${words.answerIntro}</p>
<form method="post" action="/mail/${id}/answer"><p><label>${words.answerText}<br><textarea name="text" rows="5" cols="60" required></textarea></label></p>
<p><button>${words.answer}</button></p></form>`;

export function drawMail(mail: Mail): Html {
  const link = (address: string): Html =>
    html`<li><a href="${address}" rel="noreferrer">${address}</a></li>`;
  return html`<p><a href="/mail">${words.back}</a> · <a href="/mail/${mail.id}/raw">${words.raw}</a></p>
<table><tbody>
<tr><th scope="row">${words.received}</th><td>${time.format(new Date(mail.receivedAt))}</td></tr>
<tr><th scope="row">${words.from}</th><td>${mail.from}</td></tr>
<tr><th scope="row">${words.to}</th><td>${mail.recipients.join(', ')}</td></tr>
<tr><th scope="row">${words.attachments}</th><td>${mail.attachments.map(({ filename, mimeType }) => `${filename ?? '?'} (${mimeType})`).join(', ') || '–'}</td></tr>
</tbody></table>
${answerAddressOf(mail) === '' ? '' : drawAnswer(mail)}<h2>${words.links}</h2><ul>${mail.links.map(link)}</ul>
<h2>${words.html}</h2>${
    mail.html === null
      ? html`<p>${words.none}</p>`
      : html`<iframe title="${words.html}" src="/mail/${mail.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
  }
<h2>${words.text}</h2>${mail.text === null ? html`<p>${words.none}</p>` : html`<pre>${mail.text}</pre>`}
<h2>${words.headers}</h2><table><tbody>${mail.headers.map(({ name, value }) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`)}</tbody></table>`;
}
