// Loaded before a server that is measured: SIGUSR2 collects its garbage, which V8 alone lets pile up for hundreds of megabytes.
process.on('SIGUSR2', () => globalThis.gc?.());
