import { createRequire } from 'node:module';

type Insides = {
  library: typeof import('supertokens-node/lib/build/supertokens');
  session: typeof import('supertokens-node/lib/build/recipe/session/recipe');
  container: typeof import('supertokens-node/lib/build/recipe/session/sessionClass');
  querier: typeof import('supertokens-node/lib/build/querier');
  contexts: typeof import('supertokens-node/lib/build/utils');
};

// The package's lib/ is CommonJS with a default export: an import would return the wrapper in Node
// and the export itself elsewhere.
const require = createRequire(import.meta.url);
const inside = <Name extends keyof Insides>(path: string): Insides[Name] =>
  require(`supertokens-node/lib/build/${path}`);

/**
 * The library instance of this process, for its middleware and error handler without its Fastify
 * plugin.
 */
export const theLibrary = () => inside<'library'>('supertokens').default.getInstanceOrThrowError();

/** User context of one request, which the library passes through its calls. */
export const contextOf = (
  ...request: Parameters<Insides['contexts']['makeDefaultUserContextFromAPI']>
) => inside<'contexts'>('utils').makeDefaultUserContextFromAPI(...request);

/**
 * The session class, with the helpers that each session needs to reach the core and its cookies.
 */
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
