import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { useEffect } from 'react';
import { useSite, useTellNow } from '../lib/site.tsx';

const everyMs = 60_000;

/**
 * A page that stays open overnight goes on with the day: "today" is not the one it was drawn on. The clock is the server's, which began with
 * the page; that of the device only says how long it has been.
 */
export function useDay(): void {
  const { now } = useSite();
  const tellNow = useTellNow();
  useEffect(() => {
    const ahead = Date.parse(now) - Date.now();
    const look = (): void => {
      const moment = new Date(Date.now() + ahead);
      if (parisDay(moment) !== parisDay(new Date(now))) tellNow(moment.toISOString());
    };
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, [now, tellNow]);
}
