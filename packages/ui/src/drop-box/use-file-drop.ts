import { type DragEvent, useState } from 'react';

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/**
 * Drag-and-drop of files on an element: props to spread on it, and whether files are dragged over
 * it.
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const dropping = {
    // Handles files only: dragged text or links go to a field as usual.
    onDragOver: (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    },
    // Ignores a leave event between two children of the element.
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
