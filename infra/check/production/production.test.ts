import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../../process/paths.ts';
import { findComposeFaults } from './compose-faults.ts';
import { findImageFaults } from './image-faults.ts';
import { findNginxFaults } from './nginx-faults.ts';
import { findUnitFaults } from './unit-faults.ts';
import { findWorkflowFaults } from './workflow-faults.ts';

const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'parages-production-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A copy of a folder of the repository with a change in one of its files. */
function changed(from: string, file: string, change: [was: string, is: string]): string {
  cpSync(path.join(root, from), folder, { recursive: true });
  const content = read(`${from}/${file}`);
  expect(content).toContain(change[0]);
  writeFileSync(path.join(folder, file), content.replace(...change));
  return folder;
}

describe('the check of Dockerfiles', () => {
  const image = 'infra/production/images/Dockerfile';

  it('accepts ours', () => expect(findImageFaults(image, read(image))).toEqual([]));

  it.each([
    ['an unknown instruction', 'WORKDIR', 'WORKDIRR', 'Unknown instruction: WORKDIRR'],
    ['an image without a tag', 'debian:bookworm-slim', 'debian', 'debian has no tag'],
  ])('refuses %s', (_case, was, is, fault) => {
    expect(read(image)).toContain(was);
    expect(findImageFaults(image, read(image).replace(was, is))).toEqual([
      expect.stringContaining(fault),
    ]);
  });
});

describe('the check of compose files', () => {
  const compose = 'infra/compose.yml';

  it('accepts ours', () => expect(findComposeFaults(compose, read(compose))).toEqual([]));

  it.each([
    ['an unknown setting', 'read_only: true', 'readonly: true', 'readonly'],
    ['a wrong type', 'ports: ["80:8080", "443:8443"]', 'ports: {}', '/services/web/ports'],
    ['broken YAML', 'services:', 'services: [', 'infra/compose.yml: '],
    ['an unknown service', 'depends_on: [storage]', 'depends_on: [store]', 'which is no service'],
    ['an unknown network', 'networks: [outside]', 'networks: [out]', 'is not declared'],
    ['an image without a tag', 'postgis:15-3.5', 'postgis', 'has no tag'],
  ])('refuses %s', (_case, was, is, fault) => {
    expect(read(compose)).toContain(was);
    expect(findComposeFaults(compose, read(compose).replace(was, is)).join('\n')).toContain(fault);
  });
});

describe('the check of workflows', () => {
  const workflow = '.github/workflows/ci.yml';
  const findIn = (content: string): Promise<string[]> => {
    mkdirSync(path.join(folder, '.github/workflows'), { recursive: true });
    writeFileSync(path.join(folder, workflow), content);
    return findWorkflowFaults(folder);
  };

  it('accepts ours', async () => expect(await findIn(read(workflow))).toEqual([]));

  it.each([
    ['an unknown key', 'runs-on:', 'run-on:', '"runs-on" section is missing'],
    ['an expression of nothing', 'matrix.args', 'matrix.arg', 'property "arg" is not defined'],
  ])('refuses %s', async (_case, was, is, fault) =>
    expect((await findIn(read(workflow).replace(was, is))).join('\n')).toContain(fault),
  );
});

// Both tools come with Debian, and the check says so where they are missing.
describe('the check of nginx', async () => {
  const files = 'infra/production/nginx';
  const isInstalled = (await findNginxFaults(path.join(root, files))) !== undefined;

  it.skipIf(!isInstalled)('accepts our files', async () =>
    expect(await findNginxFaults(path.join(root, files))).toEqual([]),
  );

  it.skipIf(!isInstalled).each([
    ['an unknown directive', 'site.conf', 'try_files', 'try_file', 'try_file'],
    ['a missing file', 'site.conf', 'nginx/built-files.conf', 'nginx/built.conf', 'No such file'],
    ['an unset variable', 'site.conf', '$is_private', '$is_secret', 'is_secret'],
  ])('refuses %s', async (_case, file, was, is, fault) =>
    expect((await findNginxFaults(changed(files, file, [was, is])))?.join('\n')).toContain(fault),
  );
});

describe('the check of units', async () => {
  const units = 'infra/production/systemd';
  const isInstalled = (await findUnitFaults(path.join(root, units))) !== undefined;

  it.skipIf(!isInstalled)('accepts ours', async () =>
    expect(await findUnitFaults(path.join(root, units))).toEqual([]),
  );

  it.skipIf(!isInstalled).each([
    ['an unknown setting', 'NoNewPrivileges=', 'NoNewPrivilege=', 'NoNewPrivilege'],
    ['a missing program', '/node_modules/.bin/node', '/bin/node', 'is not executable'],
    ['a wrong value', 'RestartSec=1', 'RestartSec=soon', 'Failed to parse'],
  ])('refuses %s', async (_case, was, is, fault) =>
    expect(
      (await findUnitFaults(changed(units, 'parages-server@.service', [was, is])))?.join('\n'),
    ).toContain(fault),
  );
});
