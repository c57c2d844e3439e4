import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';

/**
 * Stays above an editor while it scrolls. Its height depends on language, title and state: `--editor-heading` tells it
 * to everything that sticks, or is scrolled to, below it. `children`: the state of the edited thing, and actions.
 */
export function EditorHeading({
  back,
  title,
  note,
  className = '',
  children,
}: {
  back: { to: string; label: string };
  title: string;
  note: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const heading = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = heading.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--editor-heading', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--editor-heading');
    };
  }, []);
  return (
    <header ref={heading} className={`page-heading editor-heading ${className}`}>
      <div className="flex min-w-0 items-center gap-3">
        <Link to={back.to} aria-label={back.label} className="editor-back">
          <Icon name="chevron-left" />
        </Link>
        <div className="min-w-0">
          <h1 className="office-title">{title}</h1>
          {note && <p className="small text-ink-3">{note}</p>}
        </div>
      </div>
      {children}
    </header>
  );
}
