import { type DragEvent, useState } from 'react';

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/**
 * Lets an element accept dropped files: returns `dropping`, the props to spread on the element, and
 * whether files are dragged over it now.
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const dropping = {
    // Cancels the drag of files only, so that the browser still drops a text or a link into a
    // field.
    onDragOver: (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    },
    // `isOver` stays true when the pointer moves from the element to one of its children.
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
