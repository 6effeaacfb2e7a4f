import { z } from 'zod';
import { SandboxRefusal } from './refusals.ts';
import { gazetteer } from './stand-ins/gazetteer/gazetteer.ts';
import { type Sandbox, startSandbox } from './start-sandbox.ts';

const port = z.coerce.number().int().min(0).max(65_535).optional();
const wishes = z.object({
  SANDBOX_PORT: port,
  SANDBOX_SMTP_PORT: port,
  SANDBOX_HOST: z.string().optional(),
  SANDBOX_WEBHOOK_URL: z.url().optional(),
});
const usual = { http: 4555, smtp: 1025 };

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** The ports asked for, else the usual ones, else free ones: two products may run on one machine. */
async function start(): Promise<Sandbox> {
  const {
    SANDBOX_PORT: http,
    SANDBOX_SMTP_PORT: smtp,
    SANDBOX_HOST: host,
    SANDBOX_WEBHOOK_URL: webhookUrl,
  } = wishes.parse(process.env);
  const at = {
    ...(host === undefined ? {} : { host }),
    ...(webhookUrl === undefined ? {} : { webhookUrl }),
  };
  try {
    return await startSandbox({
      ...at,
      ports: { http: http ?? usual.http, smtp: smtp ?? usual.smtp },
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
  // Read now, so that whoever asks first does not wait for it: those who look a company up give it a second and a half.
  setImmediate(gazetteer);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().then(() => process.exit(0)));
} catch (error) {
  if (!(error instanceof SandboxRefusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
