import { useRef } from 'react';
import { Button } from '#interface/button.tsx';
import { useTexts } from '#texts/use-texts.ts';
import type { StreetsWords } from './streets-words.server.ts';

/** Nothing is loaded from the other host before the visitor asks for it here. */
export function StreetsQuestion({
  words,
  onAsk,
  onClose,
}: {
  words: StreetsWords;
  onAsk: (wish: 'once' | 'always') => void;
  onClose?: () => void;
}) {
  const t = useTexts();
  // A ref and not a state: the box may be ticked before React has taken over.
  const always = useRef<HTMLInputElement>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape does what its button 'Close' does.
    <div
      className="streets-question small needs-script"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose?.();
      }}
    >
      <p className="font-semibold">{words.notYet}</p>
      <p>{words.ofOthers}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          type="button"
          kind="quiet"
          size="small"
          onClick={() => onAsk(always.current?.checked ? 'always' : 'once')}
        >
          {words.show}
        </Button>
        {onClose && (
          <Button type="button" kind="quiet" size="small" onClick={onClose}>
            {t('CLOSE')}
          </Button>
        )}
        <label className="choice">
          <input ref={always} type="checkbox" className="check" />
          {words.remember}
        </label>
      </div>
    </div>
  );
}
