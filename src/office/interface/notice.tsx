import type { ReactNode } from 'react';
import { Icon } from '#interface/icon.tsx';

type NoticeKind = 'plain' | 'done' | 'soon' | 'wrong';

const bars = { plain: 'border-ink-2', done: 'border-sage', soon: 'border-ochre', wrong: 'border-wine' };
const heads = { plain: 'text-ink', done: 'text-sage', soon: 'text-ochre', wrong: 'text-wine' };

/** A notice above the rest of the screen, with a bar at the left. `action`: one link or button. */
export function Notice({
  kind = 'plain',
  title,
  action,
  children,
}: {
  kind?: NoticeKind;
  title: string;
  action?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section
      className={`flex flex-wrap items-baseline gap-x-4 gap-y-1 border-l-[3px] py-1.5 pl-4 ${bars[kind]}`}
    >
      <h2 className={`flex items-baseline gap-2 font-semibold ${heads[kind]}`}>
        {kind === 'wrong' && <Icon name="circle-alert" size={18} className="self-center" />}
        {kind === 'soon' && <Icon name="triangle-alert" size={18} className="self-center" />}
        {kind === 'done' && <Icon name="check" size={18} className="self-center" />}
        <span>{title}</span>
      </h2>
      {children && <div className="text-ink-2">{children}</div>}
      {action && <div className="tablet:ml-auto">{action}</div>}
    </section>
  );
}

/** Why what was just sent was not done: screen readers say it at once. */
export function Refusal({ title }: { title: string }) {
  return (
    <div role="alert">
      <Notice kind="wrong" title={title} />
    </div>
  );
}

/** Tells screen readers too what just happened. It stands in the page before it has any text. */
export function StatusLine({ children }: { children?: ReactNode }) {
  return (
    <p role="status" className="status-line">
      {children}
    </p>
  );
}

/** Stands in place of rows if there are none. */
export function EmptyState({ title, hint, action }: { title: string; hint?: string; action?: ReactNode }) {
  return (
    <section className="empty-state">
      <h2 className="d5">{title}</h2>
      {hint && <p className="mt-2 max-w-[36rem] text-ink-2">{hint}</p>}
      {action && <div className="mt-5">{action}</div>}
    </section>
  );
}
