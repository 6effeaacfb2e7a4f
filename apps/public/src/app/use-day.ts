import { firstOpenDay, parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { useEffect } from 'react';
import { useSetNow, useSite } from '../lib/site.tsx';

const everyMs = 60_000;

// « Ce soir » changes its day at 05:00.
const daysAt = (moment: Date): string => parisDay(moment) + firstOpenDay(moment);

/**
 * The site's time is the server's at page load. The device's clock may be wrong: it only measures
 * the time that has elapsed since.
 */
export function useDay(): void {
  const { now } = useSite();
  const setNow = useSetNow();
  useEffect(() => {
    const clockOffset = Date.parse(now) - Date.now();
    const updateDay = (): void => {
      const moment = new Date(Date.now() + clockOffset);
      if (daysAt(moment) !== daysAt(new Date(now))) setNow(moment.toISOString());
    };
    const timer = setInterval(updateDay, everyMs);
    document.addEventListener('visibilitychange', updateDay);
    window.addEventListener('pageshow', updateDay);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', updateDay);
      window.removeEventListener('pageshow', updateDay);
    };
  }, [now, setNow]);
}
