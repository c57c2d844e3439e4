import { type RefObject, useEffect, useEffectEvent } from 'react';

type Typing = { onType: () => void; onKey: (event: KeyboardEvent) => void; onLeave: () => void };

/** The input is older than this code. `root`: the element around its suggestions. */
export function useTyping(
  input: HTMLInputElement,
  root: RefObject<HTMLElement | null>,
  { onType, onKey, onLeave }: Typing,
) {
  const type = useEffectEvent(onType);
  const pressKey = useEffectEvent(onKey);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    // Half a name is not worth a count (form-query.ts): only a value that stays in the field is.
    const enter = () => {
      input.dataset.typing = '';
    };
    const stay = () => {
      delete input.dataset.typing;
      if (input.value) root.current?.dispatchEvent(new Event('input', { bubbles: true }));
      // The suggestions push the content below them down, which must not move away from under a pointer that is
      // pressing it.
      if (isPressed) window.addEventListener('pointerup', () => setTimeout(() => leave()), { once: true });
      else leave();
    };
    let isPressed = false;
    const press = () => {
      isPressed = true;
    };
    const release = () => {
      isPressed = false;
    };
    const listeners = {
      input: () => type(),
      keydown: (event: KeyboardEvent) => pressKey(event),
      focus: enter,
      blur: stay,
    };
    for (const [name, listener] of Object.entries(listeners))
      input.addEventListener(name, listener as EventListener);
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('pointerup', release, true);
    if (document.activeElement === input) enter();
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        input.removeEventListener(name, listener as EventListener);
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('pointerup', release, true);
    };
  }, [input, root]);
}
