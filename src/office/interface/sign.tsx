import type { ReactNode } from 'react';
import { Unbroken } from './unbroken.tsx';

export type SignKind = 'must' | 'soon' | 'empty' | 'done';

const colors = { must: 'text-wine', soon: 'text-ochre', empty: 'text-ink-3', done: 'text-sage' };

/** Stands before words: must be done, soon or outdated, empty, complete. Its shape tells them apart, not its colour. */
export function Sign({ kind, children }: { kind: SignKind; children: ReactNode }) {
  return (
    <span className={`inline-flex items-center gap-2 font-semibold ${colors[kind]}`}>
      <svg width="10" height="10" viewBox="0 0 10 10" className="shrink-0" aria-hidden="true">
        {kind === 'must' && <path d="M5 .8 9.6 9.2H.4z" fill="currentColor" />}
        {kind === 'soon' && <path d="M5 .2 9.8 5 5 9.8.2 5z" fill="currentColor" />}
        {kind === 'empty' && <circle cx="5" cy="5" r="4.2" fill="none" stroke="currentColor" />}
        {kind === 'done' && (
          <path d="m1 5.4 2.8 2.8L9.2 2" fill="none" stroke="currentColor" strokeWidth="1.8" />
        )}
      </svg>
      <span>
        <Unbroken>{children}</Unbroken>
      </span>
    </span>
  );
}

/** A word about a thing: its kind, its language, its source. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className="tiny inline-block bg-tint-2 px-2 py-0.5 font-medium text-ink-2">{children}</span>;
}
