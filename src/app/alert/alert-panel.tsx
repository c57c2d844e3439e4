import { useEffect, useLayoutEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { LoadFailed } from '#interface/load-failed.tsx';
import type { AlertPanelData, SavedSearch } from './alert-panel.server.ts';
import { AskForAlert } from './ask-for-alert.tsx';

/**
 * Opens in place and pushes the content below it down; once the search is saved it is one sentence. `href`: the page
 * with the same form, from which its data comes.
 */
export default function AlertPanel({
  href,
  isChangeable,
  onClose,
}: {
  href: string;
  isChangeable: boolean;
  onClose: () => void;
}) {
  const asked = useFetcher<{ panel: AlertPanelData } | null>();
  const sent = useFetcher<SavedSearch>();
  const box = useRef<HTMLDivElement>(null);
  const sentence = useRef<HTMLParagraphElement>(null);
  const { load } = asked;
  const panel = asked.data?.panel;
  const isReady = panel !== undefined;
  const kept = sent.data && 'kept' in sent.data ? sent.data.kept : '';

  useEffect(() => {
    void load(href);
  }, [load, href]);

  useLayoutEffect(() => {
    if (!isReady || !box.current) return;
    unfold(box.current);
    box.current.querySelector<HTMLInputElement>('[name="email"]')?.focus();
  }, [isReady]);

  useEffect(() => {
    if (kept) sentence.current?.focus();
  }, [kept]);

  useEffect(() => {
    const panel = box.current;
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    panel?.addEventListener('keydown', closeOnEscape);
    return () => panel?.removeEventListener('keydown', closeOnEscape);
  });

  return (
    <div ref={box} className="border-y border-ink py-7" aria-busy={!isReady}>
      {kept ? (
        <p ref={sentence} role="status" tabIndex={-1} className="max-w-[44em] text-[1.125rem] outline-none">
          {kept}
        </p>
      ) : panel ? (
        <AskForAlert
          panel={panel}
          said={sent.data}
          fetcher={sent}
          onChange={load}
          isChangeable={isChangeable}
        />
      ) : asked.data === null ? (
        <LoadFailed onRetry={() => load(href)} />
      ) : (
        <span className="spinner block" aria-hidden="true" />
      )}
    </div>
  );
}

function unfold(box: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const hidden = { overflow: 'hidden' };
  box.animate(
    [
      { ...hidden, height: '0' },
      { ...hidden, height: `${box.offsetHeight}px` },
    ],
    { duration: 200, easing: 'ease-out' },
  );
}
