// Specification: §2.50
import { describe, expect, it } from 'vitest';
import { findParaphrases, findParaphrasesInDocuments } from './paraphrases.ts';
import type { SourceFile } from './source-files.ts';

const file = (name: string, ...lines: string[]): SourceFile => ({ name, lines });

describe('the check of words that the conventions refuse in prose', () => {
  it.each([
    ['a comment', file('a.ts', '// What somebody asked for.')],
    ['a comment behind code', file('a.ts', 'const a = 1; // Told by the provider.')],
    ['a docstring', file('a.ts', '/**', ' * Where an event stands.', ' */')],
    ['a comment of JSX', file('a.tsx', '{/* Nobody reads it. */}')],
    ['a comment of SQL', file('a.sql', '-- The rows of whoever asks.')],
    ['a comment of CSS', file('a.css', '/* A menu that gives way. */')],
    ['a title', file('a.test.ts', "  it('is told beside the price', () => {")],
    ['a title of a table', file('a.test.ts', "])('%s stands alone', () => {")],
    ['a title on its own line', file('a.test.ts', 'it(', "  'answers as good as at once',")],
    ['a description of the API', file('a.schema.ts', "description: 'Whatever was asked.',")],
  ])('reports a refused word in %s', (_, source) => {
    expect(findParaphrases([source])).toHaveLength(1);
  });

  it.each([
    ['code', file('a.ts', "const told = 'nobody';")],
    ['a string of a test', file('a.test.ts', "expect(text).toBe('nobody');")],
    ['a quotation in a title', file('a.test.ts', `it('"tell the visitor"', () => {`)],
    ['a note on the specification', file('a.test.ts', '// Specification: §1.2 (no time tells)')],
    ['a name in a comment', file('a.ts', '// Reads `told` of the row.')],
    ['a French file', file('a.fr.ts', '// he')],
  ])('accepts a refused word in %s', (_, source) => {
    expect(findParaphrases([source])).toEqual([]);
  });

  it('reports a refused word in a document, but not in a code block or in the specification', () => {
    const lines = ['Nobody reads it.', '```', 'nobody', '```'];
    expect(findParaphrasesInDocuments([file('docs/commands.md', ...lines)])).toEqual([
      'docs/commands.md:1: "Nobody": name the actor, or say the technical word',
    ]);
    expect(findParaphrasesInDocuments([file('docs/specification.md', ...lines)])).toEqual([]);
  });
});
