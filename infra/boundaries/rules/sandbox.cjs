const tests = '\\.(test|browser\\.test)\\.tsx?$|^(apps|packages)/[^/]+/test/';

module.exports = [
  {
    name: 'product-does-not-know-the-sandbox',
    comment: 'Only infra and tests start stand-ins: shipped code would include what it imports.',
    severity: 'error',
    from: { path: '^(apps|packages|bench|attack)/', pathNot: `^apps/sandbox/|${tests}` },
    to: { path: '^apps/sandbox/' },
  },
  {
    name: 'sandbox-does-not-know-the-product',
    comment:
      'A stand-in with code of the product would repeat its faults; drawings and vocabulary are allowed.',
    severity: 'error',
    from: { path: '^apps/sandbox/' },
    to: {
      path: '^(apps|packages|infra|e2e|bench|attack)/',
      pathNot: '^(apps/sandbox|packages/pictures|packages/contracts/src/vocabulary)/',
    },
  },
];
