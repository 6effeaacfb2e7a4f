import type { OwnEventDetails } from '@parages/client/types';
import { expect, it } from 'vitest';
import { placeTab } from './draft-tabs.ts';

const place = {
  name: 'Guinguette',
  streetAddress: '2 quai',
  postalCode: '37000',
  locality: 'Tours',
  position: { lon: 0.68, lat: 47.4 },
};
const stored = { place } as OwnEventDetails;
const orleans = { lon: 1.909, lat: 47.902 };

it.each([
  [{ name: 'Salle' }, place.position],
  [{ name: 'Salle', town: 'Tours' }, place.position],
  [{ town: 'Orléans' }, null],
  [{ streetAddress: '4 quai' }, null],
  [{ postalCode: '45000' }, null],
  [{ town: 'Orléans', position: orleans }, orleans],
])(
  'placeTab of %o has the position %o: a new address does not keep the former one',
  (given, position) => {
    expect(placeTab(stored, { place: given })?.position).toEqual(position);
  },
);
