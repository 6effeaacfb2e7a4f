import path from 'node:path';
import { apiFolder, node, typescriptFlags } from '../../process/paths.ts';
import { runCommand } from '../../process/run-command.ts';
import { refreshFiles } from '../documents/refresh-files.ts';
import { listSourceFiles } from '../house-rules/source-files.ts';
import type { CheckAnswer } from '../run-checks.ts';
import { developmentSettings, internalNames, startSettings } from './script-settings.ts';
import {
  settingsGroupsSchema,
  writeEnvironmentExample,
  writeSettingsDocument,
} from './settings-documents.ts';
import { findUndeclaredSettings } from './undeclared-settings.ts';

export async function checkSettings(root: string): Promise<CheckAnswer> {
  const printed = await runCommand(
    node,
    [...typescriptFlags, path.join(apiFolder, 'src/commands/print-settings.ts')],
    { cwd: apiFolder },
  );
  if (printed.code !== 0) return { fault: printed.output.trim() };
  const service = settingsGroupsSchema.parse(JSON.parse(printed.output));
  const installation = [...service, startSettings];
  const groups = [...installation, ...developmentSettings];
  const declared = new Set([
    ...internalNames,
    ...groups.flatMap(({ settings }) => settings.map(({ name }) => name)),
  ]);
  const stale = refreshFiles(root, [
    { name: 'docs/settings.md', content: writeSettingsDocument(groups) },
    { name: '.env.example', content: writeEnvironmentExample(installation) },
  ]);
  const faults = [
    ...findUndeclaredSettings(listSourceFiles(root), declared),
    ...stale.map((name) => `${name} was stale and has been regenerated: read and commit it`),
  ];
  return faults.length === 0
    ? { note: `${declared.size - internalNames.size} settings` }
    : { fault: faults.join('\n') };
}
