import { describe, expect, it } from 'vitest';
import { type AgendaDraft, agendaOf, firstDraft } from './agenda-draft.ts';
import { componentSnippet, frameSnippet, posterAddress } from './snippets.ts';

const site = 'https://parages.example';
const known = { organiser: 'comite', town: 'tours' };
function agenda(change: Partial<AgendaDraft> = {}) {
  const made = agendaOf({ ...firstDraft(true, 'Tours'), ...change }, known);
  if (made === null) throw new Error('no agenda');
  return made;
}

describe('the snippets of an agenda', () => {
  it('name the list of the organisation alone at first', () => {
    expect(componentSnippet(site, agenda(), 'Agenda')).toBe(
      [
        '<script type="module" src="https://parages.example/widget/v1/parages-agenda.js"></script>',
        '<parages-agenda organiser="comite">',
        '  <a href="https://parages.example/organisateur/comite">Agenda</a>',
        '</parages-agenda>',
      ].join('\n'),
    );
    expect(frameSnippet(site, agenda(), 'Agenda')).toBe(
      '<iframe src="https://parages.example/agenda-integre/organisateur/comite" title="Agenda" width="100%" height="640" loading="lazy"></iframe>',
    );
  });

  it('name the list of a town and every option that was chosen', () => {
    const chosen = agenda({
      source: 'town',
      theme: 'concerts',
      when: 'ce-week-end',
      limit: '3',
      lang: 'en',
      scheme: 'dark',
      hasAccent: 'yes',
      accent: '#1D4FD8',
      pictures: 'none',
    });
    expect(componentSnippet(site, chosen, 'Agenda')).toContain(
      '<parages-agenda town="tours" theme="concerts" when="ce-week-end" limit="3" lang="en" scheme="dark" accent="#1d4fd8" pictures="none">',
    );
    expect(frameSnippet(site, chosen, 'Agenda')).toContain(
      'src="https://parages.example/agenda-integre/ville/tours/category/concerts/ce-week-end?limit=3&amp;lang=en&amp;scheme=dark&amp;accent=1d4fd8&amp;pictures=none"',
    );
    expect(posterAddress(site, chosen)).toBe(
      'https://parages.example/ville/tours/category/concerts/ce-week-end.pdf',
    );
  });

  it('escape a title', () => {
    expect(componentSnippet(site, agenda(), '"><script>')).toContain('&quot;&gt;&lt;script&gt;');
  });

  it('are missing without a town', () => {
    const draft = { ...firstDraft(false, ''), town: 'x' };
    expect(agendaOf(draft, { organiser: 'comite', town: null })).toBeNull();
  });
});
