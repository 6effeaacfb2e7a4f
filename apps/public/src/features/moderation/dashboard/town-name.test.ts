import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { dashboard, townNameIn } from './dashboard.queries.ts';

const tours = { id: '01a1feab-f7d6-70bf-ae0d-71d19c203439', name: 'Tours' };
const listed = { ...tours, department: null, total: 1, hidden: 0, noTheme: 0, noImage: 0 };

it('townNameIn finds the name of a town in a list of towns', () => {
  const client = new QueryClient();
  client.setQueryData(dashboard.towns('tou').queryKey, { items: [listed], next: null });
  expect(townNameIn(client, tours.id)).toBe('Tours');
});

it('townNameIn finds the name of a town in a list of its events with another filter', () => {
  const client = new QueryClient();
  const { queryKey } = dashboard.pois('by-city', { townId: tours.id });
  client.setQueryData(queryKey, { items: [], next: null, town: tours });
  expect(townNameIn(client, tours.id)).toBe('Tours');
});

it('townNameIn has no name for a town that no list has shown', () => {
  const client = new QueryClient();
  client.setQueryData(dashboard.towns('').queryKey, { items: [listed], next: null });
  expect(townNameIn(client, 'another')).toBeUndefined();
});
