import { useEffect, useState } from 'react';

const cards = '.map-results article.card';

/**
 * Lights up the cards beside the map together with their flags. Gives the property whose card is pointed at; `lit`:
 * those of the flag that is pointed at. The cards belong to the list, which need not know of the map: this code finds
 * the property by the card's link.
 */
export function useLitCard(lit: readonly number[]): number | null {
  const [pointed, setPointed] = useState<number | null>(null);

  useEffect(() => {
    const point = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest(cards) : null;
      setPointed(card && idOf(card));
    };
    const leave = () => setPointed(null);
    document.addEventListener('pointerover', point);
    document.addEventListener('focusin', point);
    document.addEventListener('pointerleave', leave);
    return () => {
      document.removeEventListener('pointerover', point);
      document.removeEventListener('focusin', point);
      document.removeEventListener('pointerleave', leave);
    };
  }, []);

  useEffect(() => {
    const shown = [...document.querySelectorAll(cards)].filter((card) => lit.includes(idOf(card) ?? 0));
    for (const card of shown) card.setAttribute('data-lit', '');
    return () => {
      for (const card of shown) card.removeAttribute('data-lit');
    };
  }, [lit]);

  return pointed;
}

function idOf(card: Element): number | null {
  const [, id] = /\/(\d+)\/(?:$|\?)/.exec(card.querySelector('h3 a')?.getAttribute('href') ?? '') ?? [];
  return id ? Number(id) : null;
}
