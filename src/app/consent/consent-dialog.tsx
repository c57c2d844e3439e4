import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import type { ChoosableCategory } from '#domain/consent/consent.ts';
import type { AskedConsent } from '#site/settings/asked-consent.ts';
import { ConsentSettings } from './consent-settings.tsx';
import { Question } from './question.tsx';

export type Layer = 'question' | 'settings';

export type ConsentDialogProps = {
  layer: Layer;
  asked: AskedConsent;
  /** Categories that the visitor agreed to before. */
  agreed: readonly ChoosableCategory[];
  cookiePolicy: string | null;
  onSettings: () => void;
  onClose: () => void;
};

/** Closing it without one of its buttons is not a choice. */
export function ConsentDialog({
  layer,
  asked,
  agreed,
  cookiePolicy,
  onSettings,
  onClose,
}: ConsentDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The browser gives the focus back when it closes a dialog, not when a dialog disappears.
    return () => element?.close();
  }, []);

  // On a button the focus would favour it; from the title a screen reader reads on. Runs before the dialog is drawn:
  // otherwise it would bring back a visitor who is quick with the keyboard.
  useLayoutEffect(() => {
    if (layer) title.current?.focus();
  }, [layer]);

  const closeFromOutside = ({ target }: MouseEvent) => {
    if (target === dialog.current) dialog.current?.close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too, like any dialog.
    <dialog
      ref={dialog}
      aria-labelledby="consent-title"
      aria-describedby={layer === 'question' ? 'consent-text' : undefined}
      className={`consent no-print ${layer === 'question' ? 'tablet:w-140' : 'tablet:w-155'}`}
      onClick={closeFromOutside}
      onClose={(event) => !event.currentTarget.open && onClose()}
    >
      <div className="px-5 pb-6 pt-7 tablet:px-10 tablet:pb-8 tablet:pt-9">
        {layer === 'question' ? (
          <Question
            titleRef={title}
            asked={asked.categories}
            cookiePolicy={cookiePolicy}
            onSettings={onSettings}
            onLeave={onClose}
          />
        ) : (
          <ConsentSettings titleRef={title} asked={asked} agreed={agreed} />
        )}
      </div>
    </dialog>
  );
}
