import { ApiProblem } from '@parages/contracts/api-problem';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addWords } from '../../lib/i18n/i18n.ts';
import { renderPart } from '../../test/render-part.tsx';
import { PoiRow } from './poi-row.tsx';
import { poisFr } from './pois.fr.ts';

addWords('pois', { fr: poisFr, en: () => import('./pois.en.ts') });

it('PoiRow shows an error sentence and a retry link to the same page when its events fail to load', async () => {
  const error = new ApiProblem(503, 'service_unavailable');
  renderPart(
    <PoiRow id="row" title="Concerts" items={undefined} today="2026-06-10" isNear error={error} />,
    '/ville/tours?dist=5',
  );
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(/^Le service est momentanément indisponible/)).toBeInTheDocument();
  expect(alert.getByRole('link', { name: 'Réessayer' })).toHaveAttribute(
    'href',
    '/ville/tours?dist=5',
  );
});
