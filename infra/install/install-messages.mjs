export const sentences = {
  installing: 'Installing dependencies',
  oldNode: (version) =>
    `Parages needs Node 20.20 or later, and this machine has ${version}: install it, then run the command again.`,
  noNetwork:
    'The npm registry does not answer: check the network (or the proxy setting of npm), then run the command again.',
  failed: (detail) => `The dependencies could not be installed: ${detail}`,
};
