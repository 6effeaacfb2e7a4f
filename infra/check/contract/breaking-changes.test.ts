import { describe, expect, it } from 'vitest';
import { type ApiDocument, describeChanges, findBreakingChanges } from './breaking-changes.ts';
import type { Schema } from './schema-shape.ts';

const town: Schema = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    kind: { type: 'string', enum: ['city', 'village'] },
    people: { type: 'integer' },
  },
  required: ['name'],
};

type ApiAccess = string | string[];
type Draft = {
  answer?: Schema;
  body?: Schema;
  query?: { schema?: Schema; required?: boolean } | null;
  access?: ApiAccess;
};

function document({
  answer = town,
  body = town,
  query = {},
  access = 'public',
}: Draft): ApiDocument {
  const named = { schema: { $ref: '#/components/schemas/Town' } };
  const parameter = {
    name: 'near',
    in: 'query',
    required: query?.required ?? false,
    schema: query?.schema ?? { type: 'string', enum: ['sea', 'river'] },
  };
  return {
    paths: {
      '/towns': {
        get: {
          operationId: 'listTowns',
          'x-access': access,
          parameters: query === null ? [] : [parameter],
          responses: { 200: { content: { 'application/json': named } } },
        },
        post: {
          operationId: 'addTown',
          'x-access': 'session',
          requestBody: { required: true, content: { 'application/json': { schema: body } } },
          responses: { 200: { content: { 'application/json': named } }, 404: {} },
        },
      },
    },
    components: { schemas: { Town: answer } },
  };
}

const changesWith = (changed: Draft): string[] =>
  findBreakingChanges(document({}), document(changed));

const withProperties = (properties: Record<string, Schema | undefined>): Schema => ({
  ...town,
  properties: Object.fromEntries(
    Object.entries({ ...town.properties, ...properties }).filter(
      (one): one is [string, Schema] => one[1] !== undefined,
    ),
  ),
});

describe('findBreakingChanges reports', () => {
  it('an operation that is gone', () => {
    const { get, ...rest } = document({}).paths['/towns'] ?? {};
    expect(findBreakingChanges(document({}), { paths: { '/towns': rest } })).toContain(
      'listTowns: GET /towns is gone',
    );
    expect(get?.operationId).toBe('listTowns');
  });

  it.each<[string, Draft, string]>([
    [
      'a public operation that needs a session',
      { access: 'session' },
      'listTowns: public is not enough now, but session',
    ],
    [
      'a parameter that accepts the values of a list alone',
      { body: withProperties({ name: { type: 'string', enum: ['Tours'] } }) },
      'addTown body.name: accepts listed values alone now',
    ],
    ['a parameter that is gone', { query: null }, 'listTowns query near: is gone'],
    [
      'a parameter that becomes required',
      { query: { required: true } },
      'listTowns query near: is required now',
    ],
    [
      'a value that a parameter does not accept any more',
      { query: { schema: { type: 'string', enum: ['sea'] } } },
      'listTowns query near: does not accept river any more',
    ],
    [
      'a property of a request that becomes required',
      { body: { ...town, required: ['name', 'people'] } },
      'addTown body.people: is required now',
    ],
    [
      'a property that a request may not have any more',
      { body: withProperties({ people: undefined }) },
      'addTown body.people: is gone',
    ],
    [
      'a type that a request may not have any more',
      { body: withProperties({ people: { type: 'string' } }) },
      'addTown body.people: does not accept integer any more',
    ],
    [
      'a property that is gone from an answer, once for all operations',
      { answer: withProperties({ people: undefined }) },
      'Town.people: is gone',
    ],
    [
      'a property of an answer that may be absent',
      { answer: { ...town, required: [] } },
      'Town.name: may be absent now',
    ],
    [
      'a property of an answer that may be null',
      { answer: withProperties({ name: { type: ['string', 'null'] } }) },
      'Town.name: may be null now',
    ],
    [
      'a property of an answer that has another type',
      { answer: withProperties({ people: { anyOf: [{ type: 'string' }, { type: 'null' }] } }) },
      'Town.people: may be string now',
    ],
  ])('%s', (_title, changed, change) => {
    expect(changesWith(changed)[0]).toBe(change);
  });
});

it.each<[string, Draft]>([
  ['an unchanged document', {}],
  ['a new property of an answer', { answer: withProperties({ area: { type: 'number' } }) }],
  [
    'a new value in an answer',
    { answer: withProperties({ kind: { type: 'string', enum: ['city', 'village', 'hamlet'] } }) },
  ],
  [
    'a property of an answer that is always there now',
    { answer: { ...town, required: ['name', 'people'] } },
  ],
  ['a new optional property of a request', { body: withProperties({ area: { type: 'number' } }) }],
  [
    'a request that accepts more types',
    { body: withProperties({ people: { type: ['number', 'null'] } }) },
  ],
  ['a request that requires less', { body: { ...town, required: [] } }],
])('findBreakingChanges reports nothing for %s', (_title, changed) => {
  expect(changesWith(changed)).toEqual([]);
});

it('describeChanges reports what is not accepted, and what is accepted without a change', () => {
  expect(
    describeChanges(['a: is gone', 'b: is gone'], { 'b: is gone': 'x', 'c: is gone': 'x' }),
  ).toEqual([
    'breaks clients of the last release: a: is gone',
    'accepted, but no change since the last release: c: is gone',
  ]);
});

it.each<[string, ApiAccess, ApiAccess, string[]]>([
  ['a permission in the place of a session', 'session', 'poi_mod', ['session']],
  ['fewer permissions', ['poi_mod', 'org_mod'], 'org_mod', ['poi_mod']],
  ['more permissions', 'org_mod', ['poi_mod', 'org_mod'], []],
  ['a session in the place of a permission', 'poi_mod', 'session', []],
  ['a verified address in the place of a session', 'session', 'verified', ['session']],
])('findBreakingChanges compares access: %s', (_title, before, after, lost) => {
  const now = [after].flat().join(' or ');
  expect(findBreakingChanges(document({ access: before }), document({ access: after }))).toEqual(
    lost.map((one) => `listTowns: ${one} is not enough now, but ${now}`),
  );
});
