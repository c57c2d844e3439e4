import { useEffect, useEffectEvent } from 'react';

// Each layer over the page has its own entry in the history, with the number of layers that are open there, so that
// Back closes the uppermost. React Router must not hear of these entries: it would load the page again.

type Entry = Parameters<History['replaceState']>;

/** How each open layer is closed, the uppermost last. */
const layers: (() => void)[] = [];

/** The page below, by the key of React Router's entry; undefined if another one may be shown by now. */
let page: { key: string | undefined } | undefined;

let isListening = false;
let isGoingBack = false;

const layersHere = (): number => history.state?.layers ?? 0;

function listen(): void {
  isListening = true;
  const { pushState, replaceState } = history;
  let below: Entry | undefined;

  /** Removes the entries of the layers and puts this entry in the place of the page below them. */
  function replaceBelow(entry: Entry) {
    if (layersHere() === 0) return replaceState.apply(history, entry);
    below = entry;
    history.go(-layersHere());
  }

  // A page opened from a layer replaces the layer's entry: Back then leads to the page below.
  history.pushState = (...entry) => {
    page = undefined;
    if (layersHere() === 0) pushState.apply(history, entry);
    else if (new URL(entry[2] ?? '', location.href).href === location.href) replaceBelow(entry);
    else replaceState.apply(history, entry);
  };
  history.replaceState = (...entry) => {
    page = undefined;
    replaceBelow(entry);
  };

  // entry.client.tsx has reserved this handler's place before React Router's.
  window.onpopstate = (event) => {
    isGoingBack = false;
    if (below) {
      event.stopImmediatePropagation();
      replaceState.apply(history, below);
      below = undefined;
    } else if (page && page.key === event.state?.key) event.stopImmediatePropagation();
    else page = undefined;
    const wanted = page ? layersHere() : 0;
    while (layers.length > wanted) layers.pop()?.();
  };
}

/**
 * Makes Back close a layer over the page. The returned function is for a layer that was closed otherwise: it removes
 * the layer's entry.
 */
export function openLayer(close: () => void): () => void {
  const { pushState } = History.prototype;
  if (!isListening) listen();
  page = { key: history.state?.key };
  layers.push(close);
  // After a reload the entry of a layer may be there without the layer.
  if (layersHere() < layers.length) pushState.call(history, { ...history.state, layers: layers.length }, '');
  return () => {
    const at = layers.indexOf(close);
    if (at === -1) return;
    layers.splice(at, 1);
    // Not at once: React's StrictMode mounts twice.
    queueMicrotask(() => {
      const surplus = layersHere() - layers.length;
      if (!page || isGoingBack || surplus <= 0) return;
      isGoingBack = true;
      history.go(-surplus);
    });
  };
}

/** While `isOpen`, Back calls `close` instead of leaving the page. A layer inside another one uses this too. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (isOpen) return openLayer(() => onBack());
  }, [isOpen]);
}
