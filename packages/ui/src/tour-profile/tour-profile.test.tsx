// Specification: §2.30
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../test/render.tsx';
import { TourProfile } from './tour-profile.tsx';
import { TraceDrawing } from './trace-drawing.tsx';

const points = [
  { lon: 0.7, lat: 47.3, distanceM: 0, altitudeM: 50 },
  { lon: 0.71, lat: 47.31, distanceM: 1500, altitudeM: 80 },
  { lon: 0.72, lat: 47.3, distanceM: 3000, altitudeM: 60 },
];
const words = { start: 'Départ', end: '3 km', lowest: '50 m', highest: '80 m' };

it('issue "tour details with track and elevation profile": the profile has a text alternative and a slider over its points', () => {
  const onMove = vi.fn();
  const cursor = { label: 'Lire l’altitude', index: 1, text: '1,5 km : 80 m', onMove };
  renderUi(
    <TourProfile points={points} label="De 50 m à 80 m sur 3 km" words={words} cursor={cursor} />,
  );
  expect(screen.getByRole('img', { name: 'De 50 m à 80 m sur 3 km' })).toBeInTheDocument();
  const slider = screen.getByRole('slider', { name: 'Lire l’altitude' });
  expect(slider).toHaveAttribute('aria-valuetext', '1,5 km : 80 m');
  fireEvent.change(slider, { target: { value: '2' } });
  expect(onMove).toHaveBeenCalledWith(2);
});

it('TourProfile reports a move of its slider that a visitor made before hydration', () => {
  const onMove = vi.fn();
  const profile = (
    <TourProfile
      points={points}
      label="Profil"
      words={words}
      cursor={{ label: 'Lire l’altitude', index: 0, text: '0 m : 50 m', onMove }}
    />
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(profile);
  fireEvent.input(screen.getByRole('slider'), { target: { value: '2' } });
  render(profile, { container, hydrate: true });
  expect(onMove).toHaveBeenCalledExactlyOnceWith(2);
});

it('TraceDrawing draws the track with its start, the selected point and a scale bar', () => {
  renderUi(
    <TraceDrawing
      points={points}
      label="Tracé de 3 km"
      start="Départ"
      formatLength={(metres) => `${metres} m`}
      cursor={1}
    />,
  );
  const drawing = screen.getByRole('img', { name: 'Tracé de 3 km' });
  expect(drawing).toHaveTextContent('Départ');
  expect(drawing).toHaveTextContent('500 m');
  expect(drawing.querySelectorAll('circle')).toHaveLength(2);
});

it('TraceDrawing and TourProfile draw nothing for a single point', () => {
  renderUi(
    <TraceDrawing points={points.slice(0, 1)} label="Tracé" start="Départ" formatLength={String} />,
  );
  renderUi(<TourProfile points={points.slice(0, 1)} label="Profil" words={words} />);
  expect(screen.queryByRole('img')).toBeNull();
});
