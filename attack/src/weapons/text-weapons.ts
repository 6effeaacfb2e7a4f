import { namingOf } from '../cases/names.ts';
import { listPlaces, replaceAt } from '../cases/places.ts';
import { randomOf } from '../cases/random.ts';
import { callerOf, drawValues, selfDestructive, writeRequest } from '../cases/requests.ts';
import type { Operation } from '../contract/operations.ts';
import type { Hands, Weapon } from './weapon.ts';

/** Texts for which a pattern that backtracks takes quadratic time. */
const quadratic = {
  spaces: (length: number): string => ' '.repeat(length),
  'spaces around a letter': (length: number): string => `a${' '.repeat(length - 2)}b`,
  'newlines with spaces': (length: number): string => '\n '.repeat(length / 2),
  'break tags': (length: number): string => '<br '.repeat(length / 4),
  'control characters': (length: number): string => ' \u0085'.repeat(length / 2),
} as const;
// A body has a megabyte at most, which its texts share.
const bodyBytes = 900_000;
const bytesOfSign = 2;
const longest = 100_000;
const addressBytes = 3_800;

function bodySketch(operation: Operation, { world }: Hands, make: (length: number) => string) {
  const values = drawValues(
    operation,
    namingOf(world, operation.access === 'public'),
    randomOf(`weapons:${operation.id}`),
    'all',
  );
  const texts = listPlaces(values.body).filter(
    ({ place, value }) => place.length > 0 && typeof value === 'string',
  );
  const length =
    4 * Math.floor(Math.min(longest, bodyBytes / bytesOfSign / Math.max(texts.length, 1)) / 4);
  return {
    ...values,
    body: texts.reduce(
      (changed: unknown, { place }) => replaceAt(changed, place, make(length)),
      values.body,
    ),
  };
}
/** Fills all texts of the body at once, so that one refused text does not hide another. */
export const bodyWeapons = (operations: readonly Operation[]): Weapon[] =>
  operations
    .filter(({ body, id }) => body?.type === 'application/json' && !selfDestructive.has(id))
    .flatMap((operation) =>
      Object.entries(quadratic).map(([name, make]) => ({
        name: `text/${operation.id}/${name}`,
        use: async (hands) => {
          await hands.fire(
            operation.id,
            writeRequest(operation, bodySketch(operation, hands, make)),
            callerOf(operation),
          );
        },
      })),
    );

export const addressWeapons = (operations: readonly Operation[]): Weapon[] =>
  operations.flatMap((operation) =>
    operation.parameters
      .filter(
        ({ in: where, schema }) =>
          where === 'query' &&
          schema.type === 'string' &&
          schema.format === undefined &&
          schema.enum === undefined,
      )
      .flatMap(({ name }) =>
        (['spaces', 'newlines with spaces'] as const).map((text) => ({
          name: `address/${operation.id}/${name}/${text}`,
          use: async ({ world, fire }: Hands) => {
            const values = drawValues(
              operation,
              namingOf(world, operation.access === 'public'),
              randomOf(`weapons:${operation.id}`),
              'some',
            );
            const query = { ...values.query, [name]: `a${quadratic[text](addressBytes)}b` };
            await fire(
              operation.id,
              writeRequest(operation, { ...values, query }),
              callerOf(operation),
            );
          },
        })),
      ),
  );

/** In a query, plus signs are spaces: three times as many fit as percent-encoded ones. */
export const plusWeapons: Weapon[] = [
  {
    name: 'address/searchAddressPosition/streetAddress/plus signs',
    use: async ({ fire }) => {
      const path = `/api/v1/addresses?streetAddress=a${'+'.repeat(14_000)}b&postalCode=37000&locality=Tours`;
      await fire('searchAddressPosition', { method: 'GET', path }, 'ownerC');
    },
  },
];
