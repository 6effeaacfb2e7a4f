import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { hosts } from '../../production/rehearsal/installation.ts';
import { attackService } from '../../test/run-attack.ts';
import type { Topology } from '../parts/open-topology.ts';
import { readSettings } from '../parts/settings-file.ts';

const totals = z.object({
  requests: z.number(),
  failure: z.number(),
  schema: z.number(),
  access: z.number(),
  longestWaitMs: z.number(),
  growthMegabytes: z.number(),
});
const report = z.object({ totals });

export type AttackFigures = z.infer<typeof totals>;

/** Sends the attack suite through nginx; undefined when it did not end. */
export async function attackTopology(
  topology: Topology,
  args: readonly string[],
): Promise<AttackFigures | undefined> {
  const { servers, worker, nginx, limited, sandboxUrl, certificateFile, settingsFile } = topology;
  const pids = servers.map(({ unit }, index) => [`server ${index + 1}`, unit.pid()] as const);
  const file = path.join(topology.folder, 'attack.json');
  await attackService(
    {
      url: `https://${hosts.main}:${nginx.httpsPort}`,
      sandboxUrl,
      limitedUrl: `https://${hosts.main}:${limited.httpsPort}`,
      certificateFile,
      engine: 'postgresql',
      processes: { ...Object.fromEntries(pids), worker: worker.pid() },
      environment: { ...readSettings(settingsFile), NODE_ENV: 'production' },
    },
    [...args, '--report', file],
  );
  return existsSync(file) ? report.parse(JSON.parse(readFileSync(file, 'utf8'))).totals : undefined;
}
