import type { OrganiserPoi } from '@parages/contracts/types';
import type { PoiError } from '@parages/contracts/vocabulary/events/poi-errors';
import type { ReactNode } from 'react';
import { countByTab } from '../faults.ts';
import { WithPreview } from '../preview/with-preview.tsx';
import type { Editor } from '../use-editor.ts';
import { StepBar, StepButtons } from './step-bar.tsx';
import { emptyTabsOf, type Step } from './steps.ts';
import { Summary } from './summary.tsx';

export type CreationProps = {
  poi: OrganiserPoi;
  editor: Editor;
  steps: readonly Step[];
  step: Step;
  errors: readonly PoiError[];
  onStep: (step: Step) => void;
  onJump: (error: PoiError) => void;
  /** The fields of the step. */
  children: ReactNode;
};

/** The steps of a draft, in place of the tabs of an event. */
export function Creation({
  poi,
  editor: { values, dirty },
  steps,
  step,
  errors,
  onStep,
  onJump,
  children,
}: CreationProps) {
  return (
    <>
      <StepBar
        steps={steps}
        current={step}
        counts={countByTab(errors)}
        emptyTabs={emptyTabsOf(values)}
        hrefOf={(name) => `?step=${name}`}
      />
      <WithPreview poi={poi} values={values}>
        {step === 'summary' && (
          <Summary
            dates={values.dates}
            errors={errors}
            isSaved={dirty.size === 0}
            onJump={onJump}
          />
        )}
        {children}
        <StepButtons steps={steps} current={step} isReady={errors.length === 0} onStep={onStep} />
      </WithPreview>
    </>
  );
}
