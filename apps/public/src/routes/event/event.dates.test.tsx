// Specification: §2.26, §4.23
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { anEvening, aPoi } from '../../test/a-poi.ts';
import { aCard, renderSite } from '../../test/render-site.tsx';

// Loads the lazy module first, so that no test's timeout includes it.
beforeAll(() => import('./event.page.tsx'), 60_000);

const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');

async function visit(change: Parameters<typeof aPoi>[0]) {
  renderSite('/evenement/fete-tours', (url) =>
    url.pathname.endsWith('/similar') ? { items: [aCard()] } : aPoi(change),
  );
  await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 });
}

it('issue 16 "one date cancelled, full, moved or told apart": the list says it beside the date, and "Quand" gives the next date that takes place', async () => {
  await visit({
    periods: [
      { ...anEvening('2026-06-13'), liveState: 'cancelled', note: 'Version surtitrée' },
      { ...anEvening('2026-06-14'), liveState: 'full' },
      {
        ...anEvening('2026-06-15'),
        movedFrom: { startDate: '2026-06-12', startTime: '21:00:00' },
      },
    ],
  });
  const items = within(screen.getByRole('region', { name: 'Dates et horaires' })).getAllByRole(
    'listitem',
  );
  expect(items.map(({ textContent }) => plain(textContent))).toEqual([
    expect.stringMatching(/13 juin.*à 22 h · Version surtitréeAnnulé$/),
    expect.stringMatching(/14 juin.*Complet$/),
    expect.stringMatching(/15 juin.*Initialement le 12 juin, à 21 h$/),
  ]);
  const main = within(screen.getByRole('main'));
  const when = main.getByText('Quand').nextElementSibling;
  expect(plain(when?.textContent)).toMatch(/14 juin, de 20 h 30.*, Complet/);
});
