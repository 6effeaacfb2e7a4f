import { derivedIdPrefix } from '@parages/contracts/vocabulary/imports/import-columns';
import type { ImportFindingKind } from '@parages/contracts/vocabulary/imports/import-faults';
import { Badge, type BadgeProps } from '@parages/ui/badge/badge';
import type { FindingView } from '../import-view.ts';
import { useImportWords } from '../import-words.tsx';
import classes from './finding-list.module.css';
import { keyFindings } from './key-findings.ts';

const tones: Record<ImportFindingKind, NonNullable<BadgeProps['tone']>> = {
  parse: 'danger',
  blocking: 'danger',
  line: 'warning',
  skipped: 'paper',
  warning: 'info',
};

export const FindingList = ({
  findings,
  label,
}: {
  findings: readonly FindingView[];
  label: string;
}) => (
  <ul className={classes.findings} aria-label={label}>
    {keyFindings(findings).map(({ key, finding }) => (
      <Finding key={key} finding={finding} />
    ))}
  </ul>
);

function Finding({ finding }: { finding: FindingView }) {
  const { say, formatCount, sayFinding } = useImportWords();
  const { kind, path, code, message, extId } = finding;
  const line = finding.line ?? finding.row;
  return (
    <li className={classes.finding}>
      <p className={classes.where}>
        <strong>
          {line === null
            ? say('report.wholeFile')
            : say('report.line', { line: formatCount(line) })}
        </strong>
        <Badge tone={tones[kind]}>
          {say(code === 'column_unknown' ? 'report.unread' : `kinds.${kind}`)}
        </Badge>
        {path !== null && <code>{path}</code>}
        {extId !== null && !extId.startsWith(derivedIdPrefix) && (
          <code className={classes.id}>{extId}</code>
        )}
      </p>
      <p className={classes.what}>{sayFinding(finding)}</p>
      {kind === 'parse' && (
        <p className={classes.reader}>
          <code>{code}</code>
          {message !== null && <span lang="en">{message}</span>}
        </p>
      )}
    </li>
  );
}
