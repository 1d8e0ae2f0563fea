import { useEffect, useState } from 'react';
import { noticeDelay } from '../site/delays';

/** True once `waiting` has lasted for the notice delay; false again as soon as it ends. */
export function useDelayed(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = window.setTimeout(() => setLate(true), noticeDelay);
    return () => {
      window.clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);
  return waiting && late;
}
