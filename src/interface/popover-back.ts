import { useEffect } from 'react';

/** Back closes the popover. The code for that is loaded when it opens. */
export function usePopoverBack(id: string): void {
  useEffect(() => {
    const popover = document.getElementById(id);
    let closed: (() => void) | undefined;
    const isOpen = () => popover?.matches(':popover-open');
    async function follow() {
      closed?.();
      closed = undefined;
      if (!isOpen()) return;
      const { openLayer } = await import('./back-closes.ts');
      if (isOpen() && !closed) closed = openLayer(() => popover?.hidePopover());
    }
    // It also opens without a script, and may be open by now.
    void follow();
    popover?.addEventListener('toggle', follow);
    return () => {
      popover?.removeEventListener('toggle', follow);
      closed?.();
    };
  }, [id]);
}
