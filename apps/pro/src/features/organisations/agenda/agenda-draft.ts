import {
  type AgendaList,
  type AgendaOptions,
  agendaLimits,
  agendaPath,
  readAgendaOptions,
} from '@parages/contracts/vocabulary/search/agenda';
import { isTheme } from '@parages/contracts/vocabulary/themes/themes';

/** The values of the form; an empty text means no choice. */
export type AgendaDraft = {
  source: 'organiser' | 'town';
  town: string;
  theme: string;
  when: string;
  limit: string;
  lang: string;
  scheme: string;
  hasAccent: 'no' | 'yes';
  accent: string;
  pictures: 'all' | 'none';
};

export const firstDraft = (isPublic: boolean, locality: string): AgendaDraft => ({
  source: isPublic ? 'organiser' : 'town',
  town: locality,
  theme: '',
  when: '',
  limit: `${agendaLimits.defaultEvents}`,
  lang: 'fr',
  scheme: 'auto',
  hasAccent: 'no',
  accent: '#c8321c',
  pictures: 'all',
});

export type Agenda = { list: AgendaList; options: AgendaOptions; path: string };

/** `organiser`: the slug of the organisation. `town`: that of the found town; null for none. */
export function agendaOf(
  draft: AgendaDraft,
  { organiser, town }: { organiser: string; town: string | null },
): Agenda | null {
  const { source, theme, when, hasAccent, accent, ...others } = draft;
  const values: Record<string, string> = {
    ...others,
    accent: hasAccent === 'yes' ? accent : '',
  };
  const options = readAgendaOptions((name) => values[name] ?? null);
  if (source === 'organiser')
    return { list: { organiser }, options, path: agendaPath({ organiser }) };
  if (town === null) return null;
  const list: AgendaList = {
    town,
    theme: isTheme(theme) ? theme : undefined,
    when: when === '' ? undefined : when,
  };
  return { list, options, path: agendaPath(list) };
}
