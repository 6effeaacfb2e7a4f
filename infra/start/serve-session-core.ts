import { readCoreSettings, serveSessionCore } from './served-session-core.ts';

// Runs the embedded session core as a process of its own, for installations without the official
// one. Settings are those of the servers, which call it at SUPERTOKENS_CONNECTION_URI.
try {
  const core = await serveSessionCore(readCoreSettings(process.env));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void core.close().then(() => process.exit(0)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
