import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ShownGallery } from './gallery.server.ts';

type Kind = 'photo' | 'plan';

export type Opened = { kind: Kind; index: number };

/** The large picture, which is named in the address: so the browser's own Back closes it, and a link can lead to it. */
export function useOpened({ photos, plans }: Pick<ShownGallery, 'photos' | 'plans'>) {
  const navigate = useNavigate();
  const { hash, search, state } = useLocation();
  const opened = openedIn(hash, { photo: photos.length, plan: plans.length });
  const openedKind = opened?.kind;
  const closed = useRef<Opened>(undefined);

  // The focus returns to the picture that was large last.
  useEffect(() => {
    if (!closed.current || openedKind) return;
    const { kind, index } = closed.current;
    closed.current = undefined;
    const picture = document.querySelector<HTMLElement>(`#${kind}-${index + 1} a`);
    picture?.focus({ preventScroll: true });
    picture?.scrollIntoView({ block: 'center' });
  }, [openedKind]);

  const go = (hash: string, options: { state: unknown; replace?: boolean }) =>
    void navigate({ hash, search }, { ...options, preventScrollReset: true });

  return {
    opened,
    open: (kind: Kind, index: number) =>
      go(`#${largeId(kind, index)}`, { state: { ...state, isOpened: true } }),
    step: (kind: Kind, index: number) => go(`#${largeId(kind, index)}`, { state, replace: true }),
    close: () => {
      closed.current = opened;
      if (state?.isOpened) void navigate(-1);
      else go('', { state, replace: true });
    },
  };
}

/** The hash of the address while a picture is large. */
export function largeId(kind: Kind, index: number): string {
  return `large-${kind}-${index + 1}`;
}

function openedIn(hash: string, counts: Record<Kind, number>): Opened | undefined {
  const [, kind, number] = /^#large-(photo|plan)-(\d{1,3})$/.exec(hash) ?? [];
  const index = Number(number) - 1;
  return kind && index >= 0 && index < counts[kind as Kind] ? { kind: kind as Kind, index } : undefined;
}
