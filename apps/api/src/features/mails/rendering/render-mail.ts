import type { Locale } from '@parages/contracts/vocabulary/site/locales';
import { cutText } from '@parages/contracts/vocabulary/text/cut-text';
import { toOneLine } from '../../../platform/input/plain-text.ts';
import type { MailData, MailKind } from '../mails.schema.ts';
import { ofSearch } from '../unsubscribing/unsubscribe-links.domain.ts';
import type {
  FrameWords,
  MailButton,
  MailContent,
  MailEntry,
  MailSection,
  MailSite,
  MailWords,
} from '../words/mail-content.ts';
import { frameWordsEn, mailWordsEn } from '../words/mail-words.en.ts';
import { frameWordsFr, mailWordsFr } from '../words/mail-words.fr.ts';
import { proAccountMailsFr } from '../words/pro-account-mails.fr.ts';
import { type Html, html } from './html.ts';
import { look, mailHead } from './mail-look.ts';

export type RenderedMail = { subject: string; text: string; html: string };

export type UnsubscribeLinks = { unsubscribe: string; settings: string };

type Words = { mails: MailWords; frame: FrameWords };

const words: Record<Locale, Words> = {
  fr: { mails: mailWordsFr, frame: frameWordsFr },
  en: { mails: mailWordsEn, frame: frameWordsEn },
};
const proWords: Words = { mails: { ...mailWordsFr, ...proAccountMailsFr }, frame: frameWordsFr };

const isOfPro = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'isPro' in data && data.isPro === true;
// In code points.
const longestSubject = 150;

// A header must be one line, and titles may contain line breaks. Shortens long subjects.
function oneLine(text: string): string {
  const line = toOneLine(text).trim();
  if (cutText(line, longestSubject) === line) return line;
  return `${cutText(line, longestSubject - 1).trimEnd()}…`;
}

const renderEntry = ({ title, details, href }: MailEntry): Html =>
  html`<p class="ink" style="${look.entry}"><a class="ink" href="${href}" style="${look.entryTitle}">${title}</a>${details.map(
    (detail) => html`<span class="muted" style="${look.entryDetail}">${detail}</span>`,
  )}</p>
`;

const entryText = ({ title, details, href }: MailEntry): string =>
  [`* ${title}`, ...[...details, href].map((line) => `  ${line}`)].join('\n');

const renderLink = (label: string, href: string): Html =>
  html`<a class="link" href="${href}" style="${look.link}">${label}</a>`;

const renderButton = (
  { label, href, isSpelledOut = false }: MailButton,
  { buttonFails }: FrameWords,
): Html =>
  html`<p style="${look.action}"><a href="${href}" style="${look.button}">${label}</a></p>
${isSpelledOut ? html`<p class="muted" style="${look.small}">${buttonFails} ${renderLink(href, href)}</p>\n` : null}`;

type Frame = {
  locale: Locale;
  site: MailSite;
  unsubscribeLinks: UnsubscribeLinks | undefined;
  frame: FrameWords;
};

/** Links of a part of the mail: its own one, and that which ends its mails. */
const sectionLinks = (
  { link, searchId }: MailSection,
  { unsubscribeLinks, frame }: Frame,
): { label: string; href: string }[] => [
  link,
  ...(unsubscribeLinks
    ? [{ label: frame.unsubscribeSearch, href: ofSearch(unsubscribeLinks.unsubscribe, searchId) }]
    : []),
];

const renderSection = (section: MailSection, framed: Frame): Html =>
  html`<h2 class="ink" style="${look.subheading}">${section.heading}</h2>
${section.entries.map(renderEntry)}<p class="muted" style="${look.sectionFoot}">${sectionLinks(
    section,
    framed,
  ).map(
    ({ label, href }, index) => html`${index === 0 ? '' : ' · '}${renderLink(label, href)}`,
  )}</p>
`;

const sectionText = (section: MailSection, framed: Frame): string[] => [
  `== ${section.heading} ==`,
  ...section.entries.map(entryText),
  sectionLinks(section, framed)
    .map(({ label, href }) => `${label}\n${href}`)
    .join('\n'),
];

function renderHtml(content: MailContent, framed: Frame): string {
  const { locale, site, unsubscribeLinks, frame } = framed;
  const { preview, heading, paragraphs, quote, button, reason } = content;
  const { entries = [], sections = [], notes = [] } = content;
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
${paragraphs.map((text) => html`<p class="soft" style="${look.paragraph}">${text}</p>\n`)}${entries.map(renderEntry)}${sections.map((section) => renderSection(section, framed))}${
  quote === undefined ? null : html`<div class="quote" style="${look.quote}">${quote}</div>\n`
}${button && renderButton(button, frame)}${notes.map((text) => html`<p class="muted" style="${look.small}">${text}</p>\n`)}</div>
<p class="muted" style="${look.foot}">${reason}${
    unsubscribeLinks &&
    html` ${renderLink(frame.unsubscribe, unsubscribeLinks.unsubscribe)} · ${renderLink(frame.settings, unsubscribeLinks.settings)}`
  }</p>
</div>
</div>
</body>
</html>
`.text;
}

function renderText(content: MailContent, framed: Frame): string {
  const { site, unsubscribeLinks, frame } = framed;
  const { heading, paragraphs, quote, button, reason } = content;
  const { entries = [], sections = [], notes = [] } = content;
  const blocks = [
    heading,
    ...paragraphs,
    ...entries.map(entryText),
    ...sections.flatMap((section) => sectionText(section, framed)),
    ...(quote === undefined ? [] : [quote.replace(/^/gm, '> ')]),
    ...(button === null ? [] : [`${button.label}\n${button.href}`]),
    ...notes,
    ['--', `${site.name} ${site.origin}`, reason].join('\n'),
    ...(unsubscribeLinks === undefined
      ? []
      : [
          `${frame.unsubscribe}\n${unsubscribeLinks.unsubscribe}`,
          `${frame.settings}\n${unsubscribeLinks.settings}`,
        ]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

export function renderMail<Kind extends MailKind>(
  { kind, data }: { kind: Kind; data: MailData<Kind> },
  {
    locale,
    site,
    unsubscribeLinks,
  }: { locale: Locale; site: MailSite; unsubscribeLinks: UnsubscribeLinks | undefined },
): RenderedMail {
  const isPro = isOfPro(data);
  const { mails, frame } = isPro ? proWords : words[locale];
  const content = mails[kind](data, site);
  const framed: Frame = {
    locale: isPro ? 'fr' : locale,
    site: isPro ? { ...site, origin: site.proOrigin } : site,
    unsubscribeLinks,
    frame,
  };
  return {
    subject: oneLine(content.subject),
    html: renderHtml(content, framed),
    text: renderText(content, framed),
  };
}
