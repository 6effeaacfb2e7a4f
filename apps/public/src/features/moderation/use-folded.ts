import { useState } from 'react';

const key = 'parages-moderator-bar';

// On a phone it would take the first screen.
function read(): boolean {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? window.matchMedia('(min-width: 64rem)').matches : kept === 'open';
  } catch {
    return true;
  }
}

/** Whether the bar is unfolded, as this device left it. */
export function useFolded(): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setIsOpen] = useState(read);
  const keep = (next: boolean): void => {
    setIsOpen(next);
    try {
      localStorage.setItem(key, next ? 'open' : 'folded');
    } catch {
      // A browser that keeps nothing: it is as it was first, on each page.
    }
  };
  return [isOpen, keep];
}
