import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';

const { Spectral } = spectralCore;
// The two packages have copies of one type.
const recommended: object = oas;
const ruleset: RulesetDefinition = {
  extends: [recommended as RulesetDefinition],
  // It does not know that OpenAPI 3.1 lets every scheme name roles; Redocly's `security-defined`
  // checks the schemes.
  rules: { 'oas3-operation-security-defined': 'off' },
};
const severities = ['error', 'warn', 'info', 'hint'] as const;

// Spectral reads patterns without the flag `u`, which JSON Schema recommends.
const withoutUnicodeFlag = (document: object): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify(document).replaceAll('\\\\P{Cc}', '[^\\\\u0000-\\\\u001f\\\\u007f-\\\\u009f]'),
  );

/** One line for each finding of Spectral's recommended rules for OpenAPI, hints included. */
export async function findSpectralFaults(document: object): Promise<string[]> {
  const spectral = new Spectral();
  spectral.setRuleset(ruleset);
  const findings = await spectral.run(withoutUnicodeFlag(document));
  return findings.map(
    ({ code, severity, message, path }) =>
      `${severities[severity]} ${code}: ${message} ${path.join('/')}`,
  );
}
