import {
  agendaFilters,
  agendaPath,
  readAgendaOptions,
} from '@parages/contracts/vocabulary/search/agenda';
import { feedPath } from '@parages/contracts/vocabulary/search/feeds';
import { isTheme, type Theme } from '@parages/contracts/vocabulary/themes/themes';
import type { AgendaLook } from '../view/view-agenda.ts';

const listNames = ['town', 'theme', 'when', 'organiser', 'venue'] as const;
const optionNames = ['limit', 'lang', 'scheme', 'accent', 'pictures', 'heading'] as const;

export const attributeNames: readonly string[] = [...listNames, ...agendaFilters, ...optionNames];

/** `path`: the address of the feed, without its site. */
export type AgendaRequest = { path: string; look: AgendaLook };

/** What the attributes of an element ask for; an empty one counts as missing. */
export function agendaRequest(read: (name: string) => string | null): AgendaRequest {
  const named = (name: string): string | undefined => read(name)?.trim() || undefined;
  const [town, theme, when, organiser, venue] = listNames.map(named);
  const options = readAgendaOptions((name) => named(name) ?? null);
  const search = new URLSearchParams({ limit: `${options.limit}` });
  for (const name of agendaFilters) {
    const value = named(name);
    if (value !== undefined) search.set(name, value);
  }
  // An unknown theme stays in the address, so that the site answers that there is no such list.
  const list = { town, theme: theme as Theme | undefined, when, organiser, venue };
  const level = Number(named('heading'));
  return {
    path: feedPath(agendaPath(list), 'json', `?${search}`),
    look: {
      options,
      level: Number.isInteger(level) && level >= 1 && level <= 5 ? level : 2,
      opensWindow: false,
      list: {
        theme: theme !== undefined && isTheme(theme) ? theme : undefined,
        isHost: organiser !== undefined || venue !== undefined,
      },
    },
  };
}
