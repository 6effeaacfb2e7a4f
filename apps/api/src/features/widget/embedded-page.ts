import { createHash } from 'node:crypto';
import type { AgendaOptions } from '@parages/contracts/vocabulary/search/agenda';
import { isTheme } from '@parages/contracts/vocabulary/themes/themes';
import { agendaSheet } from '@parages/widget/look/agenda-sheet';
import { readAgendaRules } from '@parages/widget/look/read-rules';
import type { Agenda } from '@parages/widget/view/read-agenda';
import {
  type AgendaLook,
  agendaTitle,
  agendaWords,
  viewAgenda,
} from '@parages/widget/view/view-agenda';
import { node, toHtml, type ViewNode } from '@parages/widget/view/view-node';
import { fontPath, fonts } from './widget-fonts.ts';

export type EmbeddedPage = { html: string; headers: Record<string, string> };

const rules = readAgendaRules();
const faces = fonts
  .map(
    ({ face, family, weight }) =>
      `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${fontPath(face)}) format("woff")}`,
  )
  .join('');
const ownRules =
  ':root{--parages-font:"Figtree",Arial,sans-serif;--parages-heading-font:"Bricolage Grotesque",Arial,sans-serif;background:var(--paper)}body{margin:0}.agenda{min-height:100vh;border-radius:0}';

// Other sites frame this page alone; it runs no script and loads from its own site.
const policyOf = (sheet: string): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(sheet).digest('base64')}'`,
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ');

/** `lang`: of the title, when it is not that of the page. */
type PageTitle = { text: string; lang?: 'fr' };

function pageOf(
  options: AgendaOptions,
  { text: title, ...lang }: PageTitle,
  content: ViewNode[],
): EmbeddedPage {
  const sheet = faces + agendaSheet(rules, options) + ownRules;
  // Screen readers list the landmarks of the page around the frame too: each needs its own name.
  const main = node('main', { class: 'agenda', 'aria-label': title }, content);
  const body = toHtml(node('body', {}, [main]));
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">${toHtml(node('title', lang, [title]))}<style>${sheet}</style>`;
  return {
    html: `<!doctype html><html lang="${options.locale}"><head>${head}</head>${body}</html>`,
    headers: { 'content-security-policy': policyOf(sheet), 'x-robots-tag': 'noindex' },
  };
}

/** `path`: of the list. */
export function lookOf(path: string, options: AgendaOptions): AgendaLook {
  const theme = /\/category\/([\w-]+)/.exec(path)?.[1] ?? '';
  return {
    options,
    level: 1,
    opensWindow: true,
    list: {
      theme: isTheme(theme) ? theme : undefined,
      isHost: /^\/(?:lieu|organisateur)\//.test(path),
    },
  };
}

/** The page of an agenda for a frame of another site. */
export const embeddedPage = (agenda: Agenda, look: AgendaLook): EmbeddedPage =>
  pageOf(look.options, agendaTitle(agenda, look), viewAgenda(agenda, look));

/** The page of a list that is not known, or that cannot be read now. */
export function embeddedRefusal(options: AgendaOptions, isUnknown: boolean): EmbeddedPage {
  const words = agendaWords[options.locale];
  const text = isUnknown ? words.unknown : words.failed;
  return pageOf(options, { text }, [node('h1', { class: 'title', part: 'message' }, [text])]);
}
