// Import rules around apps/sandbox, which simulates outside services: the product calls it over
// the network like the real services, and never imports it.
const tests = '\\.(test|browser\\.test)\\.tsx?$|^(apps|packages)/[^/]+/test/';

module.exports = [
  {
    name: 'product-does-not-know-the-sandbox',
    comment: 'Stand-ins are started by infra and by tests; what ships would take them along.',
    severity: 'error',
    from: { path: '^(apps|packages|bench|attack)/', pathNot: `^apps/sandbox/|${tests}` },
    to: { path: '^apps/sandbox/' },
  },
  {
    name: 'sandbox-does-not-know-the-product',
    comment:
      'A stand-in that used the product’s own code would agree with its faults; drawings and vocabulary are no such code.',
    severity: 'error',
    from: { path: '^apps/sandbox/' },
    to: {
      path: '^(apps|packages|infra|e2e|bench|attack)/',
      pathNot: '^(apps/sandbox|packages/pictures|packages/contracts/src/vocabulary)/',
    },
  },
];
