import { z } from 'zod';
import { SandboxRefusal } from './refusals.ts';
import { gazetteer } from './stand-ins/gazetteer/gazetteer.ts';
import { type Sandbox, startSandbox } from './start-sandbox.ts';

const port = z.coerce.number().int().min(0).max(65_535).optional();
const portSettings = z.object({
  SANDBOX_PORT: port,
  SANDBOX_SMTP_PORT: port,
  SANDBOX_HOST: z.string().optional(),
  SANDBOX_WEBHOOK_URL: z.url().optional(),
  SANDBOX_INBOUND_URL: z.url().optional(),
  SANDBOX_AGENDAS_FOLDER: z.string().optional(),
});
const defaultPorts = { http: 4555, smtp: 1025 };

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/**
 * Falls back to a free port when a default one is taken: two installations may run on one machine.
 */
async function start(): Promise<Sandbox> {
  const {
    SANDBOX_PORT: http,
    SANDBOX_SMTP_PORT: smtp,
    SANDBOX_HOST: host,
    SANDBOX_WEBHOOK_URL: webhookUrl,
    SANDBOX_INBOUND_URL: inboundUrl,
    SANDBOX_AGENDAS_FOLDER: agendasFolder,
  } = portSettings.parse(process.env);
  const at = {
    ...(host === undefined ? {} : { host }),
    ...(webhookUrl === undefined ? {} : { webhookUrl }),
    ...(inboundUrl === undefined ? {} : { inboundUrl }),
    ...(agendasFolder === undefined ? {} : { agendasFolder }),
  };
  try {
    return await startSandbox({
      ...at,
      ports: { http: http ?? defaultPorts.http, smtp: smtp ?? defaultPorts.smtp },
    });
  } catch (error) {
    if (!isTaken(error) || (http !== undefined && smtp !== undefined)) throw error;
    return startSandbox({ ...at, ports: { http: http ?? 0, smtp: smtp ?? 0 } });
  }
}

try {
  const { url, pages, settings, close } = await start();
  if (process.send) process.send({ url, pages, settings });
  else process.stdout.write(`${JSON.stringify({ url, pages, settings }, null, 2)}\n`);
  // Loaded early, because callers of the company search give up after 1.5 s.
  setImmediate(gazetteer);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().then(() => process.exit(0)));
} catch (error) {
  if (!(error instanceof SandboxRefusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
