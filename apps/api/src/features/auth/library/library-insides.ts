import { createRequire } from 'node:module';

type Insides = {
  library: typeof import('supertokens-node/lib/build/supertokens');
  session: typeof import('supertokens-node/lib/build/recipe/session/recipe');
  container: typeof import('supertokens-node/lib/build/recipe/session/sessionClass');
  querier: typeof import('supertokens-node/lib/build/querier');
  contexts: typeof import('supertokens-node/lib/build/utils');
};

// What the package shows under lib/ is CommonJS with a default export: an import would give its wrapper in Node and the thing itself elsewhere.
const require = createRequire(import.meta.url);
const inside = <Name extends keyof Insides>(path: string): Insides[Name] =>
  require(`supertokens-node/lib/build/${path}`);

/** The library that was initialised in this process: its middleware and its answers to errors, without its Fastify plugin. */
export const theLibrary = () => inside<'library'>('supertokens').default.getInstanceOrThrowError();

/** What travels with one request through the calls of the library. */
export const contextOf = (
  ...request: Parameters<Insides['contexts']['makeDefaultUserContextFromAPI']>
) => inside<'contexts'>('utils').makeDefaultUserContextFromAPI(...request);

/** The class of sessions, and what each of them needs to reach the core and its cookies. */
export function sessionInsides() {
  const recipe = inside<'session'>('recipe/session/recipe').default.getInstanceOrThrowError();
  const library = theLibrary();
  return {
    SessionContainer: inside<'container'>('recipe/session/sessionClass').default,
    helpers: {
      querier: inside<'querier'>('querier').Querier.getNewInstanceOrThrowError(
        library,
        recipe.getRecipeId(),
      ),
      config: recipe.config,
      appInfo: library.appInfo,
      getRecipeImpl: () => recipe.recipeInterfaceImpl,
    },
  };
}
