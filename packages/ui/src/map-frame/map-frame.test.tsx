import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../test/render.tsx';
import { MapCard } from './map-card.tsx';
import { MapFrame } from './map-frame.tsx';

it('a map keeps the light colours in a dark page', () => {
  renderUi(<MapFrame label="Carte" placeName="Tours" />);
  expect(screen.getByRole('region', { name: 'Carte' })).toHaveAttribute('data-scheme', 'light');
});

it('a map frame without a live map shows a drawing and a button that calls onPress', async () => {
  const onPress = vi.fn();
  renderUi(
    <MapFrame
      label="Carte du lieu"
      pinColor="#6c2cb4"
      action={{ label: 'Afficher la carte', onPress }}
    />,
  );
  const region = screen.getByRole('region', { name: 'Carte du lieu' });
  expect(region.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Afficher la carte' }));
  expect(onPress).toHaveBeenCalledOnce();
});

it('a map frame without a live map names the place, and draws rings instead of invented streets', () => {
  renderUi(<MapFrame label="Carte" placeName="Tours" />);
  const region = screen.getByRole('region', { name: 'Carte' });
  expect(region.querySelectorAll('svg circle')).toHaveLength(4);
  expect(region.querySelectorAll('svg path')).toHaveLength(0);
  expect(screen.getByText('Tours')).toHaveAttribute('aria-hidden', 'true');
});

it('a map frame with a live map shows it instead of the drawing', () => {
  renderUi(
    <MapFrame label="Carte" shape="tall">
      <p>La vraie carte</p>
    </MapFrame>,
  );
  expect(screen.getByText('La vraie carte')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Carte' }).querySelector('svg')).toBeNull();
});

it('a map card without a picture has a link, its live state and no image, and calls onPoint on focus and blur', async () => {
  const onPoint = vi.fn();
  renderUi(
    <MapCard
      href="/evenement/bal"
      title="Bal"
      theme="fetes"
      dateLine="sam. 14 juin"
      placeLine="Tours · 4 km"
      live="Annulé"
      onPoint={onPoint}
    />,
  );
  const link = screen.getByRole('link', { name: 'Bal' });
  expect(link).toHaveAttribute('href', '/evenement/bal');
  expect(screen.getByText('Annulé')).toBeInTheDocument();
  expect(screen.queryByRole('presentation')).toBeNull();
  await userEvent.tab();
  expect(onPoint).toHaveBeenLastCalledWith(true);
  await userEvent.tab();
  expect(onPoint).toHaveBeenLastCalledWith(false);
});
