import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { listOperations, readDocument } from '../contract/operations.ts';
import { naming, unknownThings } from './names.ts';
import { randomOf, sample } from './random.ts';
import { drawValues, encodePart, writeRequest } from './requests.ts';

const operations = listOperations(readDocument());
const ajv = new Ajv2020({ strict: false, validateFormats: false });
addFormats.default(ajv);

describe('random values for a request of the attack', () => {
  const withBody = operations.filter(({ body }) => body?.type === 'application/json');

  it.each(withBody)('fit the body schema of $id', (operation) => {
    const validate = ajv.compile(operation.body?.schema ?? {});
    for (let index = 0; index < 20; index += 1) {
      const { body } = drawValues(
        operation,
        naming(unknownThings),
        randomOf(`${operation.id}:${index}`),
        index % 2 === 0 ? 'all' : 'some',
      );
      expect({ body, errors: validate(body) ? null : validate.errors }).toEqual({
        body,
        errors: null,
      });
    }
  });

  it('are equal for equal seeds and differ for different seeds', () => {
    const draw = (seed: string) =>
      operations.map((operation) =>
        writeRequest(
          operation,
          drawValues(operation, naming(unknownThings), randomOf(seed), 'some'),
        ),
      );
    expect(draw('one')).toEqual(draw('one'));
    expect(draw('one')).not.toEqual(draw('two'));
  });
});

describe('a sample drawn with a seed', () => {
  it('is equal for equal seeds; a sample of all items has each item, in another order', () => {
    const items = Array.from({ length: 100 }, (_, index) => index);
    expect(sample(items, 10, 'a')).toEqual(sample(items, 10, 'a'));
    expect(sample(items, 100, 'a').toSorted((one, other) => one - other)).toEqual(items);
    expect(sample(items, 100, 'a')).not.toEqual(items);
  });
});

describe('a part of a URL path, written by encodePart', () => {
  it('has its spaces, slashes, accents and lone surrogates percent-encoded', () => {
    expect(encodePart('a b/é')).toBe('a%20b%2f%c3%a9');
    expect(encodePart('\ud800')).toBe('%ef%bf%bd');
  });

  it('of about 4,000 accented letters is never cut within a percent-encoded byte', () => {
    for (const length of [3_999, 4_000, 4_001])
      expect(decodeURIComponent(encodePart('é'.repeat(length)).replace(/%c3$/, ''))).toMatch(
        /^é+$/,
      );
  });
});
