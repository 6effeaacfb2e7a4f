import spectralCore from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';

const { Spectral } = spectralCore;
const severities = ['error', 'warn', 'info', 'hint'] as const;

/** One line for each finding of Spectral's recommended rules for OpenAPI, hints included. */
export async function findSpectralFaults(document: Record<string, unknown>): Promise<string[]> {
  const spectral = new Spectral();
  spectral.setRuleset({ extends: [[oas, 'recommended']] });
  const findings = await spectral.run(document);
  return findings.map(
    ({ code, severity, message, path }) =>
      `${severities[severity]} ${code}: ${message} ${path.join('/')}`,
  );
}
