import { useState } from 'react';

const key = 'parages-moderator-bar';

// Collapsed by default on a phone, where the bar would fill the first screen.
function read(): boolean {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? window.matchMedia('(min-width: 64rem)').matches : kept === 'open';
  } catch {
    return true;
  }
}

/** Whether the bar is expanded, as last set on this device. */
export function useFolded(): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setIsOpen] = useState(read);
  const keep = (next: boolean): void => {
    setIsOpen(next);
    try {
      localStorage.setItem(key, next ? 'open' : 'folded');
    } catch {
      // Without storage, each page starts with the default.
    }
  };
  return [isOpen, keep];
}
