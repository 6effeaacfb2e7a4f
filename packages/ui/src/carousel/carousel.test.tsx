// Specification: §1.3
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../test/render.tsx';
import { Carousel } from './carousel.tsx';

it('a carousel is a list named by its heading, and its last item is the link to all events', () => {
  renderUi(
    <>
      <h2 id="concerts">Concerts</h2>
      <Carousel
        labelledBy="concerts"
        words={{ previous: 'Précédents', next: 'Suivants' }}
        more={{ href: '/all', label: 'Tout voir (42)' }}
      >
        <p>Un</p>
        <p>Deux</p>
      </Carousel>
    </>,
  );
  const list = screen.getByRole('list', { name: 'Concerts' });
  const items = within(list).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['Un', 'Deux', 'Tout voir (42)']);
  expect(screen.getByRole('link', { name: 'Tout voir (42)' })).toHaveAttribute('href', '/all');
});
