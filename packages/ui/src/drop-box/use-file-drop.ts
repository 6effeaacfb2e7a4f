import { type DragEvent, useState } from 'react';

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Files dropped on an element: what to spread on it, and whether some are held over it. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const dropping = {
    // A word or an address that is dragged goes to a field, as anywhere.
    onDragOver: (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    },
    // From one part of the element to another, what is dragged is still over it.
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent): void =>
      setIsOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    onDrop: (event: DragEvent): void => {
      setIsOver(false);
      if (!holdsFiles(event)) return;
      event.preventDefault();
      onFiles([...event.dataTransfer.files]);
    },
  };
  return { isOver, dropping };
}
