import { expect, it } from 'vitest';
import { z } from 'zod';
import { describeDocument } from './describe-document.ts';
import { findDocumentFaults } from './document-faults.ts';
import type { OpenapiDocument } from './json-schema.ts';
import { type Docs, joinDocs } from './operation-docs.ts';

const town = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    people: { type: 'integer' },
    mayor: { type: ['string', 'null'] },
  },
};
const response = z.object({ name: z.string(), people: z.int(), mayor: z.string().nullable() });

const draft = (): OpenapiDocument => ({
  paths: {
    '/towns/{slug}': {
      get: {
        operationId: 'getTown',
        tags: ['Places'],
        parameters: [{ name: 'slug', in: 'path', required: true, schema: { type: 'string' } }],
        responses: {
          200: {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Town' } } },
          },
          404: { description: 'town_not_found', content: { 'application/problem+json': {} } },
        },
      },
    },
  },
  components: { schemas: { Town: structuredClone(town) } },
});

const docs = {
  operations: {
    getTown: { summary: 'Read a town by its slug', description: 'Unknown slugs get 404.' },
  },
  parameters: { slug: ['Slug of the town.', 'tours'] },
  properties: {
    'Town.name': ['Name in French.', 'Tours'],
    'Town.people': ['Number of inhabitants.', 137850],
    'Town.mayor': ['Name of the mayor; null while there is none.', null],
  },
} as const satisfies Docs;

function faultsWith(changed: Docs, shared: Docs = {}): string[] {
  const joined = joinDocs([shared], [{ ...docs, ...changed }]);
  const document = describeDocument(draft(), joined);
  return findDocumentFaults(
    document,
    joined,
    new Map([['getTown', { response: { 200: response } }]]),
  );
}

it('a document whose operation, parameter and properties are described has no faults, and the example of each problem', () => {
  expect(faultsWith({})).toEqual([]);
  const document = describeDocument(draft(), joinDocs([], [docs]));
  expect(document.components.examples).toMatchObject({
    Town: { value: { name: 'Tours', people: 137850, mayor: null } },
    town_not_found: { value: { status: 404, code: 'town_not_found' } },
  });
});

it.each<[string, Docs, string]>([
  ['an operation without docs', { operations: {} }, 'getTown: no summary'],
  [
    'a summary that repeats the name',
    { operations: { getTown: { summary: 'Gets the town', description: 'Unknown: 404.' } } },
    'getTown: the summary says no more than the name, ends with a full stop or is long',
  ],
  ['a parameter without docs', { parameters: {} }, 'getTown: parameter slug has no description'],
  [
    'a number without a unit',
    { properties: { ...docs.properties, 'Town.people': ['Inhabitants.', 3] } },
    'Town.people: the description names no unit',
  ],
  [
    'a nullable property that does not explain null',
    { properties: { ...docs.properties, 'Town.mayor': ['Name of the mayor.', null] } },
    'Town.mayor: the description does not say what null means',
  ],
  [
    'an example of another type',
    { properties: { ...docs.properties, 'Town.people': ['Number of inhabitants.', 'many'] } },
    'getTown: answer example: people Invalid input: expected number, received string',
  ],
  [
    'docs of a property that the document does not have',
    { properties: { ...docs.properties, 'Town.area': 'Square metres.' } },
    'Town.area: described, but not in the document',
  ],
])('the check of the document refuses %s', (_title, changed, fault) => {
  expect(faultsWith(changed)).toContain(fault);
});

it('the check of the document refuses shared docs that no schema or operation uses', () => {
  const unused = { properties: { area: 'Square metres.' }, parameters: { zoom: 'Level.' } };
  expect(faultsWith({}, unused)).toEqual(
    ['area', 'zoom'].map((name) => `${name}: described, but not in the document`),
  );
});

it('the docs of a capability describe the parameters of its own operations alone', () => {
  const other: Docs = { parameters: { slug: ['Slug of a page of another kind.', 'x'] } };
  const { parameters } =
    describeDocument(draft(), joinDocs([], [other, docs])).paths['/towns/{slug}']?.get ?? {};
  expect(parameters).toMatchObject([{ description: 'Slug of the town.' }]);
});

it('two capabilities cannot describe the same operation, and none describes a property without its schema', () => {
  expect(() => joinDocs([], [docs, docs])).toThrow('Two docs describe getTown');
  expect(() => joinDocs([], [{ properties: { people: 'Number.' } }])).toThrow(
    'The docs of people do not name its schema',
  );
});

it('`One|Other.property` describes the property of both schemas', () => {
  expect(joinDocs([], [{ properties: { 'Town|Region.name': 'Name.' } }]).properties).toEqual({
    'Town.name': 'Name.',
    'Region.name': 'Name.',
  });
});

it('the check of the document refuses one shared description of properties with different values', () => {
  const document = draft();
  const schema = (values: string[]) => ({
    type: 'object',
    properties: { status: { type: 'string', enum: values } },
  });
  document.components.schemas = { Poi: schema(['draft']), Organisation: schema(['pending']) };
  const joined = joinDocs([{ properties: { status: 'Status.' } }], [docs]);
  expect(findDocumentFaults(describeDocument(document, joined), joined, new Map())).toContain(
    'status: one description of different values, in Poi.status and Organisation.status',
  );
});
