import { Disclosure } from '@parages/ui/disclosure/disclosure';
import { type ReactNode, useState } from 'react';

export type FoldProps = {
  summary: ReactNode;
  /** Opens the fold each time it becomes true. It stays open when this ends, so that nothing closes under the fingers. */
  mustOpen: boolean;
  /** Rendered from the first opening on. */
  content: () => ReactNode;
};

export function Fold({ summary, mustOpen, content }: FoldProps) {
  const [isOpen, setIsOpen] = useState(mustOpen);
  const [wasOpen, setWasOpen] = useState(mustOpen);
  const [hadToOpen, setHadToOpen] = useState(mustOpen);
  if (mustOpen !== hadToOpen) {
    setHadToOpen(mustOpen);
    setIsOpen(isOpen || mustOpen);
    setWasOpen(wasOpen || mustOpen);
  }
  return (
    <Disclosure
      summary={summary}
      isOpen={isOpen}
      onToggle={(next) => {
        setIsOpen(next);
        if (next) setWasOpen(true);
      }}
    >
      {wasOpen && content()}
    </Disclosure>
  );
}
