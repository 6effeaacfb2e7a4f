import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { aPicture, aPoi } from '../../test/a-poi.ts';
import { renderSite } from '../../test/render-site.tsx';

const patient = { timeout: 10_000 };
beforeAll(() => import('./event.page.tsx'), 60_000);

const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');

async function visit(media: ReturnType<typeof aPicture>[]) {
  renderSite('/evenement/fete-tours', ({ pathname }) =>
    pathname.endsWith('/similar') ? { items: [] } : aPoi({ media }),
  );
  await screen.findByRole('heading', { level: 1 }, patient);
}

describe('issue "credits and licence" of the pictures of an event', () => {
  it('shows the credits, the licence if any, and the alternative text of each picture', async () => {
    const media = [
      aPicture({ credits: 'Ana Roy', license: 'cc-by' }),
      aPicture({ id: 'second', title: 'Le bal', credits: 'Léo', license: null }),
    ];
    await visit(media);
    expect(screen.getByRole('img', { name: 'La guinguette au soleil couchant' })).toHaveAttribute(
      'fetchpriority',
      'high',
    );
    expect(plain(screen.getByText(/Ana Roy/).textContent)).toBe('Photo : Ana Roy, CC BY');
    const others = within(screen.getByRole('region', { name: 'En images' }));
    expect(others.getByText(/Léo/)).toBeInTheDocument();
    expect(others.getByRole('img', { name: 'Le bal' })).toBeInTheDocument();
  });

  it('links the name of a free licence to the text of the licence', async () => {
    const licenseUrl = 'https://creativecommons.org/licenses/by-sa/4.0/';
    await visit([aPicture({ credits: 'Ana Roy', license: 'cc-by-sa', licenseUrl })]);
    expect(plain(screen.getByText(/Ana Roy/).textContent)).toBe('Photo : Ana Roy, CC BY-SA');
    expect(screen.getByRole('link', { name: 'CC BY-SA' })).toHaveAttribute('href', licenseUrl);
  });

  it('shows the credit of a drawing made by the site after "Illustration", not "Photo"', async () => {
    await visit([aPicture({ isDrawing: true, credits: 'Parages' })]);
    expect(plain(screen.getByText(/Parages$/, { selector: 'figcaption' }).textContent)).toBe(
      'Illustration : Parages',
    );
    expect(screen.queryByText(/^Photo/)).not.toBeInTheDocument();
  });
});
