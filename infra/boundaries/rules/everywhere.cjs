module.exports = [
  {
    name: 'no-cycle',
    comment: 'Two files that import each other: merge them, or move what both need to a third.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-utils',
    comment: 'Name a file after its content, not utils, helpers, misc or common.',
    severity: 'error',
    from: {},
    to: { path: '(^|/)(utils?|helpers?|misc|common)(\\.(ts|tsx|mjs)$|/)', pathNot: 'node_modules' },
  },
  {
    name: 'no-unknown-import',
    comment: 'No rule can check an import of a file that does not exist.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^apps/(public|pro)/dist/|^virtual:' },
  },
];
