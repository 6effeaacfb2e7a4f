import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../../process/paths.ts';
import { acceptedChanges } from './accepted-changes.ts';
import { describeChanges, findBreakingChanges } from './breaking-changes.ts';
import { describeFindings, type Finding } from './lint-findings.ts';
import { releasedDocument } from './released-document.ts';
import { findSpectralFaults } from './spectral-findings.ts';

type Redocly = {
  createConfig: (config: { extends: string[] }) => Promise<object>;
  lint: (task: { ref: string; config: object }) => Promise<Finding[]>;
};

// Redocly's rules are a dependency of openapi-typescript, whose version is pinned.
const contracts = path.join(root, 'packages/contracts');
const ofContracts = createRequire(path.join(contracts, 'package.json'));
const ofGenerator = createRequire(ofContracts.resolve('openapi-typescript'));
const { createConfig, lint }: Redocly = ofGenerator('@redocly/openapi-core');

const ref = path.join(contracts, 'openapi.json');
const findings = await lint({ ref, config: await createConfig({ extends: ['recommended'] }) });
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const document = read(ref);
const changes = findBreakingChanges(read(path.join(root, releasedDocument)), document);
const faults = [
  ...describeFindings(findings, document),
  ...(await findSpectralFaults(document)),
  ...describeChanges(changes, acceptedChanges),
];
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exitCode = 1;
}
