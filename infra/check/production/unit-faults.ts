import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../process/paths.ts';
import { runCommand } from '../../process/run-command.ts';
import { isMissing } from './missing-tool.ts';

const release = '/srv/parages/releases/%i';
// The instances that are verified; a template without an instance cannot be.
const instanceOf: Record<string, string> = {
  'parages-server@.service': 'parages-server@3001.service',
  'parages-worker@.service': 'parages-worker@1.service',
  'parages-migrate@.service': 'parages-migrate@0.6.0.service',
};

/**
 * Faults that `systemd-analyze verify` finds in the units of a folder; undefined where systemd is
 * not installed. The programs are looked up in this repository, in the place of a release.
 */
export async function findUnitFaults(folder: string): Promise<string[] | undefined> {
  const copies = mkdtempSync(path.join(tmpdir(), 'parages-units-'));
  try {
    mkdirSync(copies, { recursive: true });
    const names = readdirSync(folder);
    for (const name of names)
      writeFileSync(
        path.join(copies, name),
        readFileSync(path.join(folder, name), 'utf8')
          .replaceAll('/srv/parages/current', root)
          .replaceAll(release, root),
      );
    const units = names.map((name) => path.join(copies, instanceOf[name] ?? name));
    const { code, output } = await runCommand('systemd-analyze', ['verify', '--man=no', ...units]);
    // An unknown setting is a warning, and the exit code is 0.
    const lines = output.split('\n').filter((line) => line.trim() !== '');
    return code === 0 || lines.length > 0
      ? lines.map((line) => line.replaceAll(`${copies}/`, ''))
      : [`systemd-analyze ended with code ${code}`];
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  } finally {
    rmSync(copies, { recursive: true });
  }
}
