import type { AddressInfo } from 'node:net';
import { buildHttp } from './build-http.ts';
import { type Clock, systemClock } from './clock.ts';
import { Faults } from './controls/faults.ts';
import { refuseUnsafe } from './refusals.ts';
import { listStandIns } from './stand-ins/list-stand-ins.ts';
import type { SettingsByService } from './stand-ins/stand-in.ts';

export type SandboxOptions = {
  /** 0, the default, chooses a free port. */
  ports?: { http?: number; smtp?: number };
  /** A loopback address. */
  host?: string;
  clock?: Clock;
  /** Must be on this machine. */
  webhookUrl?: string;
  /** The inbound mail webhook of the product; must be on this machine. */
  inboundUrl?: string;
  /** Its files are served under `/agendas/files/`, to be followed like those of any site. */
  agendasFolder?: string;
  environment?: NodeJS.ProcessEnv;
};

export type Sandbox = {
  url: string;
  /** URLs by service. */
  pages: Record<string, string>;
  settings: SettingsByService;
  reset: () => void;
  close: () => Promise<void>;
};

export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const {
    ports = {},
    host = '127.0.0.1',
    clock = systemClock,
    environment = process.env,
    webhookUrl,
    inboundUrl,
    agendasFolder,
  } = options;
  refuseUnsafe(host, environment);
  for (const one of [webhookUrl, inboundUrl])
    if (one !== undefined) refuseUnsafe(new URL(one).hostname, {});
  const faults = new Faults();
  let url = '';
  const standIns = listStandIns(
    { clock, faults, origin: () => url },
    { host, smtpPort: ports.smtp ?? 0, webhookUrl, inboundUrl, agendasFolder },
  );
  const settings = () =>
    Object.fromEntries(standIns.map((standIn) => [standIn.name, standIn.settings()]));
  const reset = () => {
    faults.clear();
    for (const standIn of standIns) standIn.reset();
  };
  const stop = async () => {
    for (const standIn of standIns) await standIn.stop?.();
  };
  const app = await buildHttp({ standIns, faults, settings, reset });
  try {
    await app.listen({ host, port: ports.http ?? 0 });
    url = `http://${host.includes(':') ? `[${host}]` : host}:${(app.server.address() as AddressInfo).port}`;
    for (const standIn of standIns) await standIn.start?.();
  } catch (error) {
    await app.close();
    throw error;
  }
  const pages = Object.fromEntries(
    standIns.flatMap(({ name, page }) => (page ? [[name, `${url}${page.path}`]] : [])),
  );
  return {
    url,
    pages,
    settings: settings(),
    reset,
    close: async () => {
      await app.close();
      await stop();
    },
  };
}
