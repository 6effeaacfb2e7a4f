import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sentences } from '../check-messages.ts';
import type { CheckAnswer } from '../run-checks.ts';
import { findComposeFaults } from './compose-faults.ts';
import { findImageFaults } from './image-faults.ts';
import { findNginxFaults } from './nginx-faults.ts';
import { findUnitFaults } from './unit-faults.ts';
import { findWorkflowFaults } from './workflow-faults.ts';

const dockerfile = 'infra/production/images/Dockerfile';
const compose = 'infra/compose.yml';

/** Images, compose, nginx, units and workflows, each with its tool; names the missing tools. */
export async function checkProduction(root: string): Promise<CheckAnswer> {
  const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');
  const [nginx, units, workflows] = await Promise.all([
    findNginxFaults(path.join(root, 'infra/production/nginx')),
    findUnitFaults(path.join(root, 'infra/production/systemd')),
    findWorkflowFaults(root),
  ]);
  const faults = [
    ...findImageFaults(dockerfile, read(dockerfile)),
    ...findComposeFaults(compose, read(compose)),
    ...(nginx ?? []),
    ...(units ?? []),
    ...workflows,
  ];
  const missing = [
    ...(nginx === undefined ? [sentences.noNginx] : []),
    ...(units === undefined ? [sentences.noSystemd] : []),
  ];
  return {
    ...(faults.length > 0 && { fault: faults.join('\n') }),
    ...(missing.length > 0 && { note: missing.join('; ') }),
  };
}
