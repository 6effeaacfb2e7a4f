// Import rules for all folders.
module.exports = [
  {
    name: 'no-cycle',
    comment: 'Two files that need each other are one thing, or miss a third.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-utils',
    comment: 'A file is named after what it means.',
    severity: 'error',
    from: {},
    to: { path: '(^|/)(utils?|helpers?|misc|common)(\\.(ts|tsx|mjs)$|/)', pathNot: 'node_modules' },
  },
  {
    name: 'no-unknown-import',
    comment: 'An import that leads nowhere would be judged by no rule.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^apps/(public|pro)/dist/|^virtual:' },
  },
];
