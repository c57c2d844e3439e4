import { type ReactNode, useEffect, useRef } from 'react';

/** Open as soon as it is drawn; Escape and a press beside it close it, and the focus returns to where it was. */
export function OfficeDialog({
  label,
  className,
  onClose,
  children,
}: {
  label: string;
  className: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    // Removing an open dialog without closing it would lose the focus.
    return () => shown?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same.
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
      className={`office-dialog ${className}`}
    >
      {/* Covers the dialog, so that only a press beside it hits the dialog itself. */}
      <div>{children}</div>
    </dialog>
  );
}
