import {
  agendaScriptPath,
  agendaTag,
  embeddedPrefix,
  writeAgendaOptions,
} from '@parages/contracts/vocabulary/search/agenda';
import { posterFormat } from '@parages/contracts/vocabulary/search/feeds';
import { escapeMarkup } from '@parages/contracts/vocabulary/text/escape-markup';
import type { Agenda } from './agenda-draft.ts';

const attribute = (name: string, value: string): string => ` ${name}="${escapeMarkup(value)}"`;

/** The element and its script; the link inside is what visitors without scripts see. */
export function componentSnippet(
  site: string,
  { list, options, path }: Agenda,
  title: string,
): string {
  const named = Object.entries(list).flatMap(([name, value]) =>
    value === undefined ? [] : [attribute(name, value)],
  );
  const chosen = writeAgendaOptions(options).map(([name, value]) =>
    attribute(name, name === 'accent' ? `#${value}` : value),
  );
  return [
    `<script type="module" src="${site}${agendaScriptPath}"></script>`,
    `<${agendaTag}${named.join('')}${chosen.join('')}>`,
    `  <a href="${escapeMarkup(site + path)}">${escapeMarkup(title)}</a>`,
    `</${agendaTag}>`,
  ].join('\n');
}

/** The address of the page for a frame. */
export function frameAddress(site: string, { options, path }: Agenda): string {
  const search = new URLSearchParams(writeAgendaOptions(options)).toString();
  return site + embeddedPrefix + path + (search === '' ? '' : `?${search}`);
}

export const frameSnippet = (site: string, agenda: Agenda, title: string): string =>
  `<iframe src="${escapeMarkup(frameAddress(site, agenda))}" title="${escapeMarkup(title)}" width="100%" height="640" loading="lazy"></iframe>`;

export const posterAddress = (site: string, { path }: Agenda): string =>
  `${site}${path}.${posterFormat}`;
