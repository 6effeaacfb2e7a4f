// Specification: §2.50, §9.5 (words of the public site)
import { describe, expect, it } from 'vitest';

type Tree = { readonly [key: string]: string | Tree };

const read = (modules: Record<string, unknown>): Map<string, Tree> =>
  new Map(
    Object.entries(modules).map(([file, module]) => [
      file.replace(/\.(fr|en)\.ts$/, ''),
      Object.values(module as Record<string, Tree>)[0] ?? {},
    ]),
  );

const french = read(import.meta.glob('../../**/*.fr.ts', { eager: true }));
const english = read(import.meta.glob('../../**/*.en.ts', { eager: true }));

const flat = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : flat(value, `${path}${key}.`),
  );
const textsOf = (tree: Tree | undefined) => Object.fromEntries(flat(tree ?? {}));
// Leaves out `_many`: French has this plural form, English does not.
const keysOf = (tree: Tree | undefined) =>
  Object.keys(textsOf(tree))
    .filter((key) => !key.endsWith('_many'))
    .sort();
// Messages that the specification quotes are kept literally.
const quoted = new Set(['Impossible de trouver votre position...']);
const blanks = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

describe.each([...french.keys()])('the texts of %s', (file) => {
  const [fr, en] = [textsOf(french.get(file)), textsOf(english.get(file))];

  it('issue "French complete in typed locale modules": have the same keys in both languages, `_many` aside, and no blank text', () => {
    expect(keysOf(english.get(file))).toEqual(keysOf(french.get(file)));
    expect(Object.values({ ...fr, ...en }).filter((text) => text.trim() === '')).toEqual([]);
  });

  it('use the same placeholders in both languages', () => {
    for (const [key, text] of Object.entries(en))
      expect([key, blanks(text)]).toEqual([key, blanks(fr[key] ?? '')]);
  });

  it('differ between French and English, where they contain two words or more', () => {
    const untranslated = Object.entries(en).filter(
      ([key, text]) => /\p{L} \p{L}/u.test(text) && text === fr[key],
    );
    expect(untranslated).toEqual([]);
  });

  it('follow French typography: no-break spaces, typographic apostrophes and ellipses', () => {
    const faults = Object.values(fr)
      .filter((text) => !quoted.has(text))
      .filter((text) =>
        /[^\u00a0\u202f][!?;:»](?![/\w])|«[^\u00a0\u202f]|\w'\w|\.\.\./u.test(
          text.replaceAll(/https?:\S+/g, ''),
        ),
      );
    expect(faults).toEqual([]);
  });

  it('follow English typography: typographic apostrophes and ellipses, no space before punctuation', () => {
    expect(
      Object.values(en).filter((text) =>
        /\w'\w|\.\.\.|[ \u00a0\u202f][!?;:](?!\/)|[«»]/u.test(text),
      ),
    ).toEqual([]);
  });
});
