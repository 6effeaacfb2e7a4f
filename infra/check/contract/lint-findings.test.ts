import { expect, it } from 'vitest';
import { describeFindings } from './lint-findings.ts';

const parameter = (name: string, schema: object) => ({ name, in: 'path', schema });
const document = (schema: object) => ({
  paths: {
    '/pois/{poiId}/media': { get: { parameters: [parameter('poiId', schema)] } },
    '/pois/by-slug/{slug}': { get: { parameters: [parameter('slug', { type: 'string' })] } },
  },
});
const finding = {
  ruleId: 'no-ambiguous-paths',
  severity: 'warn',
  message: 'Found two ambiguous paths: `/pois/{poiId}/media` and `/pois/by-slug/{slug}`.',
  location: [{ pointer: '#/paths' }],
};

it('two paths are ambiguous when a text can be the literal of the other, not when a UUID or another enumeration has to be', () => {
  expect(describeFindings([finding], document({ type: 'string' }))).toEqual([
    `warn no-ambiguous-paths: ${finding.message} #/paths`,
  ]);
  expect(describeFindings([finding], document({ format: 'uuid' }))).toEqual([]);
  expect(describeFindings([finding], document({ enum: ['by-id'] }))).toEqual([]);
  expect(describeFindings([finding], document({ enum: ['by-slug'] }))).toHaveLength(1);
});

it('any other finding is a fault, warnings included', () => {
  const warning = { ...finding, ruleId: 'operation-summary', message: 'No summary.' };
  expect(describeFindings([warning], document({}))).toEqual([
    'warn operation-summary: No summary. #/paths',
  ]);
});
