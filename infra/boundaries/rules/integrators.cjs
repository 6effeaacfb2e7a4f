const test = '\\.test\\.ts$|\\.config\\.ts$';

module.exports = [
  {
    name: 'client-needs-types-of-the-contract-only',
    comment:
      'A program outside this repository runs the client, so of other packages it imports types of the contract alone.',
    severity: 'error',
    from: { path: '^packages/client/' },
    to: {
      path: '^packages/',
      pathNot: '^packages/(client|contracts/src/(vocabulary|generated))/',
    },
  },
  {
    name: 'client-imports-no-code-of-ours',
    comment: 'What the client imports from the contract is gone at run time: `import type`.',
    severity: 'error',
    from: { path: '^packages/client/', pathNot: test },
    to: {
      path: '^packages/',
      pathNot: '^packages/client/',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'client-runs-in-browsers',
    comment: 'The client runs in browsers too: it imports nothing of Node.',
    severity: 'error',
    from: { path: '^packages/client/', pathNot: test },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'mcp-calls-the-client-only',
    comment:
      'The MCP server is thin: it reaches the API by packages/client, and names by the vocabulary.',
    severity: 'error',
    from: { path: '^apps/mcp/' },
    to: {
      path: '^packages/|(^|/node_modules/)openapi-fetch(/|$)',
      pathNot: '^packages/(client/src|contracts/src/vocabulary)/',
    },
  },
  {
    name: 'examples-see-the-client-only',
    comment: 'An example has what an integrator has: the client. Its tests start the service.',
    severity: 'error',
    from: { path: '^examples/src/' },
    to: {
      path: '^(apps|packages|infra|e2e|bench|attack)/',
      pathNot: '^packages/client/src/',
    },
  },
];
