import type { PoiTab } from '@parages/contracts/vocabulary/events/poi-tabs';
import { poiTabLabels } from '@parages/contracts/vocabulary/events/poi-tabs.fr';
import { Button } from '@parages/ui/button/button';
import { useTranslation } from 'react-i18next';
import line from '../../../lib/looks/line.module.css';
import { Stepper } from '../../../lib/stepper/stepper.tsx';
import { editorTexts, say } from '../editor.fr.ts';
import { neighbourOf, type Step, steps } from './steps.ts';

export const stepLabel = (step: Step): string =>
  step === 'summary' ? say('steps.summary') : poiTabLabels[step];

export type StepBarProps = {
  current: Step;
  counts: ReadonlyMap<PoiTab, number>;
  /** Optional steps that are empty: not marked as done before a later step is current. */
  emptyTabs: ReadonlySet<Step | PoiTab>;
  /** URL of a step; undefined while it is not available. */
  hrefOf: (step: Step) => string | undefined;
};

export const StepBar = ({ current, counts, emptyTabs, hrefOf }: StepBarProps) => {
  const { t } = useTranslation(editorTexts);
  return (
    <Stepper
      current={current}
      words={{
        label: t('steps.label'),
        position: (number, count) => t('steps.position', { number, count }),
        done: t('done'),
      }}
      steps={steps.map((step, index) => {
        const href = hrefOf(step);
        const isComplete =
          step !== 'summary' && href !== undefined && (counts.get(step) ?? 0) === 0;
        const isDone =
          isComplete &&
          step !== current &&
          (!emptyTabs.has(step) || index < steps.indexOf(current));
        return { name: step, label: stepLabel(step), href, isDone };
      })}
    />
  );
};

export function StepButtons({ current, onStep }: { current: Step; onStep: (step: Step) => void }) {
  const { t } = useTranslation(editorTexts);
  const [previous, next] = [neighbourOf(current, -1), neighbourOf(current, 1)];
  return (
    <div className={line.actions}>
      {previous && (
        <Button variant="secondary" icon="chevron-left" onClick={() => onStep(previous)}>
          {t('steps.previous')}
        </Button>
      )}
      {next && (
        <Button icon="arrow-right" onClick={() => onStep(next)}>
          {t('steps.next')}
        </Button>
      )}
    </div>
  );
}
