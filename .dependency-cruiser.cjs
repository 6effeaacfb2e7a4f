// The rules between rooms (ARCHITECTURE.md), each proved by infra/boundaries: a violation of each one is written and refused there.
// Run it by `npm run check`; it needs its own TypeScript 6 (pnpm-workspace.yaml, packageExtensions), or it reads no .ts file.
const rules = ['workspace', 'api', 'auth-core', 'fronts', 'sandbox', 'integrators', 'everywhere'];

module.exports = {
  forbidden: rules.flatMap((name) => require(`./infra/boundaries/rules/${name}.cjs`)),
  options: {
    doNotFollow: { path: 'node_modules|/dist/|prisma-client' },
    exclude: {
      path: '(^|/)dist/|^apps/mobile/(android|ios)/|^e2e/results/|\\.module\\.css$|\\.css(\\?|$)|\\.svg(\\?|$)',
    },
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
