import { type PointerEvent, type ToggleEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useLayoutFlags } from '#app/page/layout-flags.tsx';
import { usePopoverBack } from '#interface/popover-back.ts';

const SWIPE_PX = 64;

/**
 * The browser itself opens and closes the drawer and answers Escape. The script does the rest: the page behind is
 * inert, the focus goes to the button that closes the drawer and back to the one that opened it, and a swipe to the
 * right closes it, as do Back and going to another page.
 */
export function useDrawer() {
  const { key } = useLocation();
  const shownKey = useRef(key);
  const { isDesktop } = useLayoutFlags();
  const panel = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const behind = useRef<Element[]>([]);
  const start = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => {
    const elements = behind.current;
    return () => free(elements);
  }, []);

  useEffect(() => {
    // A drawer that is open when the script takes over stays open.
    if (shownKey.current === key) return;
    shownKey.current = key;
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
  }, [key]);

  usePopoverBack('drawer');

  function onToggle({ newState }: ToggleEvent<HTMLDivElement>) {
    if (newState !== 'open') return focusOpener();
    const siblings = [...(panel.current?.parentElement?.children ?? [])];
    behind.current = siblings.filter(
      (element) => element !== panel.current && !element.hasAttribute('inert'),
    );
    for (const element of behind.current) element.setAttribute('inert', '');
    close.current?.focus();
  }

  // Runs before the drawer closes: the browser then gives the focus back to the button that opened it, which may not be
  // inert.
  function onBeforeToggle({ newState }: ToggleEvent<HTMLDivElement>) {
    if (newState === 'closed') free(behind.current);
  }

  // Safari does not focus a button that is pressed, and so has no focus to give back.
  function focusOpener() {
    if (document.activeElement && document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('header [popovertarget=drawer]')?.focus();
  }

  function onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
    start.current = pointerType === 'touch' && !isDesktop ? { x: clientX, y: clientY } : null;
  }

  function onPointerUp({ clientX, clientY }: PointerEvent) {
    const begun = start.current;
    start.current = null;
    if (!begun) return;
    const right = clientX - begun.x;
    if (right >= SWIPE_PX && right > 2 * Math.abs(clientY - begun.y)) panel.current?.hidePopover();
  }

  function onPointerCancel() {
    start.current = null;
  }

  return { panel, close, onToggle, onBeforeToggle, onPointerDown, onPointerUp, onPointerCancel };
}

/** Makes what lies behind the drawer reachable again. */
function free(elements: Element[]) {
  for (const element of elements.splice(0)) element.removeAttribute('inert');
}
