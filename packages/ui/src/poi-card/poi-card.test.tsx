// Specification: §3.4, §3.17
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { HeartButton } from '../heart-button/heart-button.tsx';
import { renderUi } from '../test/render.tsx';
import { PoiCard } from './poi-card.tsx';
import { PoiCardSkeleton } from './poi-card-skeleton.tsx';

const fete = {
  href: '/evenement/fete',
  title: 'Fête de la Loire',
  theme: 'fetes',
  themeLabel: 'Fêtes',
  imageSrc: '/mediafile/1',
} as const;

it('a card has its title as its only link, and shows date, theme, town, distance and price', () => {
  renderUi(
    <PoiCard
      {...fete}
      dateLine="sam. 14 juin"
      dateTime="2025-06-14"
      locality="Tours"
      distance="4 km"
      price="Gratuit"
      isFree
    />,
  );
  const card = screen.getByRole('article');
  expect(within(card).getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Fête de la Loire' })).toHaveAttribute(
    'href',
    '/evenement/fete',
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Fête de la Loire' })).toBeVisible();
  expect(screen.getByText('sam. 14 juin')).toHaveAttribute('datetime', '2025-06-14');
  for (const fact of ['Fêtes', 'Tours', '4 km', 'Gratuit']) expect(card).toHaveTextContent(fact);
});

it('a card gives its picture a width and a height, and loads it eagerly only with isEager', () => {
  const { container, rerender } = renderUi(<PoiCard {...fete} />);
  const image = () => container.querySelector('img');
  expect(image()).toHaveAttribute('width', '600');
  expect(image()).toHaveAttribute('height', '400');
  expect(image()).toHaveAttribute('loading', 'lazy');
  expect(image()).toHaveAttribute('alt', '');
  rerender(<PoiCard {...fete} isEager />);
  expect(image()).toHaveAttribute('loading', 'eager');
  expect(image()).toHaveAttribute('fetchpriority', 'high');
});

it('a card positions its photo at the focal point, with a background colour', () => {
  const { container } = renderUi(
    <PoiCard {...fete} imageColor="#204060" imageFocal={{ x: 0.25, y: 0.75 }} />,
  );
  const image = container.querySelector('img');
  expect(image?.style.objectPosition).toBe('25% 75%');
  expect(image?.style.backgroundColor).toBe('#204060');
});

it('a card shows its live state, and has the heart button outside its link', async () => {
  const onPress = vi.fn();
  renderUi(
    <PoiCard
      {...fete}
      live={{ label: 'Annulé', tone: 'danger' }}
      heart={<HeartButton isPressed={false} label="Favori" onPress={onPress} />}
    />,
  );
  expect(screen.getByText('Annulé')).toBeVisible();
  const heart = screen.getByRole('button', { name: 'Favori', pressed: false });
  expect(heart.closest('a')).toBeNull();
  await userEvent.click(heart);
  expect(onPress).toHaveBeenCalledOnce();
});

it('a card calls onPoint with true when the focus enters it and false when it leaves', async () => {
  const onPoint = vi.fn();
  renderUi(<PoiCard {...fete} onPoint={onPoint} />);
  await userEvent.tab();
  expect(onPoint).toHaveBeenLastCalledWith(true);
  await userEvent.tab();
  expect(onPoint).toHaveBeenLastCalledWith(false);
});

it('a card with headingLevel 2 has a title of level 2; a card skeleton is hidden from screen readers', () => {
  renderUi(<PoiCard href="/a" title="Lieu" theme={null} imageSrc="/p" headingLevel={2} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Lieu' })).toBeVisible();
  const { container } = renderUi(<PoiCardSkeleton />);
  expect(container.querySelector('[aria-hidden="true"]')).not.toBeNull();
});
