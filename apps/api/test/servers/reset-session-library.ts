import { createRequire } from 'node:module';
import { vi } from 'vitest';

type Resettable = { default: { reset: () => void } };

// The library has one instance per process. Its own tests reset it through these internal modules,
// which are no part of its documented interface.
const require = createRequire(import.meta.url);
const recipes = [
  'accountlinking',
  'emailpassword',
  'emailverification',
  'multitenancy',
  'session',
  'thirdparty',
  'usermetadata',
  'userroles',
];
const modules = [...recipes.map((recipe) => `recipe/${recipe}/recipe`), 'supertokens'];

export function resetSessionLibrary(): void {
  vi.stubEnv('TEST_MODE', 'testing'); // without it, the library refuses to be reset
  for (const module of modules) {
    const inside: Resettable = require(`supertokens-node/lib/build/${module}`);
    inside.default.reset();
  }
  vi.unstubAllEnvs();
}
