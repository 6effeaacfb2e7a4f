import type { PoiTab } from '@parages/contracts/vocabulary/events/poi-tabs';
import { Button } from '@parages/ui/button/button';
import { useTranslation } from 'react-i18next';
import line from '../../../lib/looks/line.module.css';
import { Stepper } from '../../../lib/stepper/stepper.tsx';
import { editorTexts } from '../editor.fr.ts';
import { stepLabel } from './step-label.ts';
import { countOf, isEmptyStep, neighbourOf, type Step } from './steps.ts';

export type StepBarProps = {
  steps: readonly Step[];
  current: Step;
  counts: ReadonlyMap<PoiTab, number>;
  /** A step with only such tabs is not marked as done before a later step is current. */
  emptyTabs: ReadonlySet<PoiTab>;
  /** URL of a step; undefined while it is not available. */
  hrefOf: (step: Step) => string | undefined;
};

export const StepBar = ({ steps, current, counts, emptyTabs, hrefOf }: StepBarProps) => {
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
        const isComplete = step !== 'summary' && href !== undefined && countOf(step, counts) === 0;
        const isDone =
          isComplete &&
          step !== current &&
          (!isEmptyStep(step, emptyTabs) || index < steps.indexOf(current));
        return { name: step, label: stepLabel(step), href, isDone };
      })}
    />
  );
};

export type StepButtonsProps = {
  steps: readonly Step[];
  current: Step;
  /** Whether the event can be submitted: the next step is then no longer the main action. */
  isReady: boolean;
  onStep: (step: Step) => void;
};

export function StepButtons({ steps, current, isReady, onStep }: StepButtonsProps) {
  const { t } = useTranslation(editorTexts);
  const [previous, next] = [neighbourOf(current, -1, steps), neighbourOf(current, 1, steps)];
  return (
    <div className={line.actions}>
      {previous && (
        <Button variant="secondary" icon="chevron-left" onClick={() => onStep(previous)}>
          {t('steps.previous')}
        </Button>
      )}
      {next && (
        <Button
          variant={isReady ? 'secondary' : 'primary'}
          icon="arrow-right"
          onClick={() => onStep(next)}
        >
          {t('steps.next')}
        </Button>
      )}
    </div>
  );
}
