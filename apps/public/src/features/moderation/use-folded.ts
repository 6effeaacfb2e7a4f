import { useState } from 'react';

const key = 'parages-moderator-bar';

// Collapsed by default below 64rem, where the bar would fill the first screen.
function read(): boolean {
  try {
    const stored = localStorage.getItem(key);
    return stored === null ? window.matchMedia('(min-width: 64rem)').matches : stored === 'open';
  } catch {
    return true;
  }
}

export function useFolded(): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setIsOpen] = useState(read);
  const store = (next: boolean): void => {
    setIsOpen(next);
    try {
      localStorage.setItem(key, next ? 'open' : 'folded');
    } catch {
      // Without storage, the choice lasts until the bar is mounted again.
    }
  };
  return [isOpen, store];
}
