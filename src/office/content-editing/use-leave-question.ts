import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

/** Asks before a screen is left whose text was refused: it is nowhere else. */
export function useLeaveQuestion(isRefused: boolean): void {
  const t = useOfficeTexts();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isRefused &&
      // The buttons of the form stay at its address.
      currentLocation.pathname !== nextLocation.pathname &&
      !window.confirm(t('CONTENT_LEAVE_REFUSED')),
  );
  useEffect(() => blocker.reset?.(), [blocker]);
  useEffect(() => {
    if (!isRefused) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isRefused]);
}
