import { useEffect, useRef, useState } from 'react';
import { useProfile } from '../../lib/session/signed-in.ts';
import { isEmpty, keepMessage, newMessage, type Typed, takeMessage } from './kept-message.ts';

/**
 * The message that is being written. The device keeps it from the first character until it is sent,
 * and gives it back to the next page of the conversation.
 */
export function useKeptMessage(target: string, title: string) {
  // The id of the first render: after the session ends the profile is unknown, and the text still
  // belongs to that account.
  const [account] = useState(useProfile()?.id ?? '');
  const [typed, setTyped] = useState(() => newMessage());
  const [isRestored, setIsRestored] = useState(false);
  const latest = useRef(typed);

  // An upload may end after the page has closed: its file would replace what a later page keeps.
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const set = (next: Typed): void => {
    if (!isMounted.current) return;
    latest.current = next;
    setTyped(next);
    keepMessage({ account, target, title }, next);
  };

  useEffect(() => {
    let isOpen = true;
    void takeMessage({ account, target, title }, (found) => {
      if (!isOpen || !isEmpty(latest.current)) return false;
      latest.current = found;
      setTyped(found);
      setIsRestored(true);
      return true;
    });
    return () => {
      isOpen = false;
    };
  }, [account, target, title]);

  return {
    ...typed,
    isRestored,
    change: (content: Partial<Omit<Typed, 'id'>>): void => set({ ...latest.current, ...content }),
    /** For changes that depend on the files at the time of the change. */
    changeFiles: (change: (files: Typed['files']) => Typed['files']): void =>
      set({ ...latest.current, files: change(latest.current.files) }),
    /** The text becomes another message: the first one was sent with another text. */
    renew: (): void => set(newMessage(latest.current)),
    clear: (): void => {
      setIsRestored(false);
      set(newMessage());
    },
  };
}
