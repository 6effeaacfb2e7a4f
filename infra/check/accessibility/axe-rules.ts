import axe from 'axe-core';

type Audit = { rules: { id: string; enabled: boolean }[]; tagExclude: string[] };

/**
 * Names of the rules that a run without options has, as in e2e/fixtures/scans/accessible.ts. axe
 * lists all its rules publicly, and only its audit says which are off.
 */
export function listAxeRules(): Set<string> {
  const { rules, tagExclude } = (axe as unknown as { _audit: Audit })._audit;
  const off = new Set(rules.filter(({ enabled }) => !enabled).map(({ id }) => id));
  return new Set(
    axe
      .getRules()
      .filter(
        ({ ruleId, tags }) => !off.has(ruleId) && !tags.some((tag) => tagExclude.includes(tag)),
      )
      .map(({ ruleId }) => ruleId),
  );
}
