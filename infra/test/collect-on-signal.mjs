// `--import` loads this file into a server whose memory is measured. SIGUSR2 runs the garbage
// collector, because V8 alone lets hundreds of megabytes of garbage accumulate.
process.on('SIGUSR2', () => globalThis.gc?.());
