import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { apiFolder } from '../../../infra/process/paths.ts';
import { workerFlags } from '../../../infra/start/process-memory.ts';

const kilobytesPerMb = 1024;

export type Worker = { peakMb: () => Promise<number>; stop: () => Promise<void> };

export function startBenchWorker(
  databaseUrl: string,
  environment: Record<string, string> = {},
): Worker {
  const child = spawn(process.execPath, [...workerFlags, '--import', 'tsx', 'src/worker.ts'], {
    cwd: apiFolder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      SMTP_URL: '',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    // Linux reports the peak resident memory as VmHWM, in KiB.
    peakMb: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
      return Math.round(Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / kilobytesPerMb);
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
