import type { Locale } from '@parages/contracts/vocabulary/site/locales';
import { toOneLine } from '../../../platform/input/plain-text.ts';
import type { MailData, MailKind } from '../mails.schema.ts';
import type {
  FrameWords,
  MailButton,
  MailContent,
  MailEntry,
  MailSite,
  MailWords,
} from '../words/mail-content.ts';
import { frameWordsEn, mailWordsEn } from '../words/mail-words.en.ts';
import { frameWordsFr, mailWordsFr } from '../words/mail-words.fr.ts';
import { type Html, html } from './html.ts';
import { look, mailHead } from './mail-look.ts';

/** A mail as its reader sees it. */
export type DrawnMail = { subject: string; text: string; html: string };

/** Where one's mails are turned off: at once, and one by one; undefined where a kind is always sent. */
export type WaysOut = { unsubscribe: string; settings: string };

const words: Record<Locale, { mails: MailWords; frame: FrameWords }> = {
  fr: { mails: mailWordsFr, frame: frameWordsFr },
  en: { mails: mailWordsEn, frame: frameWordsEn },
};
const longestSubject = 150;

// One line: a title may hold anything an organiser's paste did.
function oneLine(text: string): string {
  const line = toOneLine(text).trim();
  return line.length > longestSubject ? `${line.slice(0, longestSubject - 1).trimEnd()}…` : line;
}

const drawEntry = ({ title, details, href }: MailEntry): Html =>
  html`<p class="ink" style="${look.entry}"><a class="ink" href="${href}" style="${look.entryTitle}">${title}</a>${details.map(
    (detail) => html`<span class="muted" style="${look.entryDetail}">${detail}</span>`,
  )}</p>
`;

const drawLink = (label: string, href: string): Html =>
  html`<a class="link" href="${href}" style="${look.link}">${label}</a>`;

const drawButton = (
  { label, href, isSpelledOut = false }: MailButton,
  { buttonFails }: FrameWords,
): Html =>
  html`<p style="${look.action}"><a href="${href}" style="${look.button}">${label}</a></p>
${isSpelledOut ? html`<p class="muted" style="${look.small}">${buttonFails} ${drawLink(href, href)}</p>\n` : null}`;

type Frame = { locale: Locale; site: MailSite; waysOut: WaysOut | undefined; frame: FrameWords };

function drawHtml(content: MailContent, { locale, site, waysOut, frame }: Frame): string {
  const { preview, heading, paragraphs, entries = [], quote, button, notes = [], reason } = content;
  return html`<!doctype html>
<html lang="${locale}" dir="ltr">
${mailHead(oneLine(content.subject))}
<body class="page" style="${look.page}">
<div style="${look.hidden}" aria-hidden="true">${preview}</div>
<div class="page" lang="${locale}" style="${look.page}">
<div style="${look.around}">
<p style="${look.above}"><a class="brand" href="${site.origin}/" style="${look.brand}"><span style="${look.point}"></span>${site.name}</a></p>
<div class="card" style="${look.card}">
<h1 class="ink" style="${look.heading}">${heading}</h1>
${paragraphs.map((text) => html`<p class="soft" style="${look.paragraph}">${text}</p>\n`)}${entries.map(drawEntry)}${
  quote === undefined ? null : html`<div class="quote" style="${look.quote}">${quote}</div>\n`
}${button && drawButton(button, frame)}${notes.map((text) => html`<p class="muted" style="${look.small}">${text}</p>\n`)}</div>
<p class="muted" style="${look.foot}">${reason}${
    waysOut &&
    html` ${drawLink(frame.unsubscribe, waysOut.unsubscribe)} · ${drawLink(frame.settings, waysOut.settings)}`
  }</p>
</div>
</div>
</body>
</html>
`.text;
}

function drawText(content: MailContent, { site, waysOut, frame }: Frame): string {
  const { heading, paragraphs, entries = [], quote, button, notes = [], reason } = content;
  const blocks = [
    heading,
    ...paragraphs,
    ...entries.map(({ title, details, href }) =>
      [`* ${title}`, ...[...details, href].map((line) => `  ${line}`)].join('\n'),
    ),
    ...(quote === undefined ? [] : [quote.replace(/^/gm, '> ')]),
    ...(button === null ? [] : [`${button.label}\n${button.href}`]),
    ...notes,
    ['--', `${site.name} ${site.origin}`, reason].join('\n'),
    ...(waysOut === undefined
      ? []
      : [`${frame.unsubscribe}\n${waysOut.unsubscribe}`, `${frame.settings}\n${waysOut.settings}`]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Draws one mail in a language: its subject, its HTML, and the same in plain text. */
export function drawMail<Kind extends MailKind>(
  { kind, data }: { kind: Kind; data: MailData<Kind> },
  { locale, site, waysOut }: { locale: Locale; site: MailSite; waysOut: WaysOut | undefined },
): DrawnMail {
  const { mails, frame } = words[locale];
  const content = mails[kind](data, site);
  const framed = { locale, site, waysOut, frame };
  return {
    subject: oneLine(content.subject),
    html: drawHtml(content, framed),
    text: drawText(content, framed),
  };
}
