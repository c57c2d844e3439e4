import { useEffect, useState } from 'react';

export type ToastMessage = { text: string; undo?: () => void };

const shownMs = 6000;

/** Says what was just done, with the way to undo it. It stays while somebody points at it or has the focus in it. */
export function Toast({
  message,
  undoWord,
  onEnd,
}: {
  message: ToastMessage | null;
  undoWord: string;
  onEnd: () => void;
}) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!message || held) return;
    const timer = setTimeout(onEnd, shownMs);
    return () => clearTimeout(timer);
  }, [message, held, onEnd]);

  const undo = () => {
    message?.undo?.();
    setHeld(false);
    onEnd();
  };
  return (
    <div
      role="status"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="no-print fixed inset-x-5 bottom-5 z-30 flex empty:hidden tablet:left-10 tablet:bottom-8 tablet:right-auto"
    >
      {message && (
        <div className="flex min-h-13 flex-wrap items-center gap-x-6 border border-ink bg-sheet px-5 py-1">
          <p className="facts py-2">{message.text}</p>
          {message.undo && (
            <button type="button" onClick={undo} className="text-link min-h-11">
              {undoWord}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
