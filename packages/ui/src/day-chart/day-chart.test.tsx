import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DayChart } from './day-chart.tsx';

const words = { showTable: 'Voir les chiffres', day: 'Jour', count: 'Nombre' };
const draw = (values: number[]) =>
  render(
    <DayChart
      title="Vues"
      values={values.map((value, index) => ({ day: `2026-06-0${index + 1}`, value }))}
      formatDay={(day) => day.slice(-2)}
      formatCount={(count) => `${count}`}
      words={words}
    />,
  ).container;
const heights = (container: HTMLElement): number[] =>
  [...container.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')));

it('a day chart draws bars in proportion: height 48 for the highest value, 0 for zero', () => {
  expect(heights(draw([0, 50, 100]))).toEqual([0, 24, 48]);
});

it('a day chart draws a bar of height 2 for a value of 1 beside 10,000', () =>
  expect(heights(draw([1, 10_000]))[0]).toBe(2));

it('a day chart draws bars of height 0 when all values are 0', () =>
  expect(heights(draw([0, 0]))).toEqual([0, 0]));

it('a day chart shows the sum of the values, and a table with the value of each day', () => {
  draw([3, 4]);
  expect(screen.getByText('7')).toBeInTheDocument();
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', {
    hidden: true,
  });
  expect(rows.map(({ textContent }) => textContent)).toEqual(['JourNombre', '013', '024']);
});

it('O15: a day chart of one day draws a bar of a fourteenth of the chart, and names the day once', () => {
  const container = draw([9]);
  expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 110 48');
  expect(container.querySelector('rect')?.getAttribute('width')).toBe('6');
  expect(container.querySelectorAll('figure > p > span')).toHaveLength(1);
});
