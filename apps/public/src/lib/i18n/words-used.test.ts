import { expect, it } from 'vitest';
import type { WordTree } from './i18n.ts';

const sources = import.meta.glob<string>('../../**/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const modules = import.meta.glob<Record<string, WordTree>>(
  ['../../**/*.fr.ts', '../../../../../packages/{accounts,batch-import}/src/words/*.fr.ts'],
  { eager: true },
);

// A texts module exports one object, named after its namespace: `eventFr` for `event`.
const trees = new Map(
  Object.values(modules).flatMap((module) =>
    Object.entries(module).map(([name, tree]) => [name.replace(/Fr$/, ''), tree] as const),
  ),
);

function hasText(namespace: string, key: string): boolean {
  let found: string | WordTree | undefined = trees.get(namespace);
  const names = key.split('.');
  for (const name of names.slice(0, -1))
    found = typeof found === 'object' ? found[name] : undefined;
  const last = names.at(-1) ?? '';
  return (
    typeof found === 'object' &&
    [last, `${last}_other`].some(
      (name) => typeof found === 'object' && typeof found[name] === 'string',
    )
  );
}

const usedKeys = Object.entries(sources)
  .filter(([file]) => !/\.test\.tsx$|\/test\//.test(file))
  .flatMap(([file, text]) => {
    const namespaces = [...text.matchAll(/useTranslation\('(\w+)'\)/g)].map(
      ([, name = '']) => name,
    );
    return [...text.matchAll(/\bt\('([\w.]+)'(?:, \{([^}]*)\})?/g)].map(
      ([, key = '', values = '']) => {
        const other = /\bns: '(\w+)'/.exec(values)?.[1];
        return { file, key, namespaces: other === undefined ? namespaces : [other] };
      },
    );
  });

it('the check of used keys finds more than 100 `t` keys in the sources, and distinguishes keys with a text from unknown ones', () => {
  expect(usedKeys.length).toBeGreaterThan(100);
  expect([
    hasText('frame', 'home'),
    hasText('search', 'presets.today'),
    hasText('map', 'cluster'),
  ]).toEqual([true, true, true]);
  expect([hasText('frame', 'nothing'), hasText('nobody', 'home')]).toEqual([false, false]);
});

it('issue "French complete in typed locale modules": every literal key given to `t` has a French text', () => {
  const missing = usedKeys.filter(
    ({ key, namespaces }) =>
      namespaces.length > 0 && !namespaces.some((namespace) => hasText(namespace, key)),
  );
  expect(
    missing.map(({ file, key, namespaces }) => `${file}: ${namespaces.join('|')}:${key}`),
  ).toEqual([]);
});
