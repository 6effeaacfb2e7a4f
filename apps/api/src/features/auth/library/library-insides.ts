import { createRequire } from 'node:module';

type Insides = {
  library: typeof import('supertokens-node/lib/build/supertokens');
  session: typeof import('supertokens-node/lib/build/recipe/session/recipe');
  container: typeof import('supertokens-node/lib/build/recipe/session/sessionClass');
  querier: typeof import('supertokens-node/lib/build/querier');
};

// The package's lib/ is CommonJS with a default export: an import would return the wrapper in Node
// and the export itself elsewhere.
const require = createRequire(import.meta.url);
const inside = <Name extends keyof Insides>(path: string): Insides[Name] =>
  require(`supertokens-node/lib/build/${path}`);

/**
 * The session class, and the helpers that its constructor takes. They are internals of the library:
 * several tabs and processes share one refresh (`refreshOnce`), and no public function makes a
 * session from tokens that another process got.
 */
export function sessionInsides() {
  const recipe = inside<'session'>('recipe/session/recipe').default.getInstanceOrThrowError();
  const library = inside<'library'>('supertokens').default.getInstanceOrThrowError();
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
