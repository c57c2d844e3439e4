import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactEventHandler,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';

/**
 * A `<details>` that opens over the page and works without JavaScript. With it, Escape and a click elsewhere close it,
 * and Escape gives the focus back. Only one of those with the same `name` is open at a time. `isInPage`: it pushes down
 * what comes after it; a click there leaves it open, or the page would move away below the pointer.
 */
export function Dropdown({
  id,
  name,
  summary,
  label,
  className = '',
  summaryClassName,
  isOpen,
  isInPage,
  onClick,
  onToggle,
  children,
}: {
  id?: string;
  name: string;
  summary: ReactNode;
  label?: string;
  className?: string;
  summaryClassName?: string;
  /** From the start. */
  isOpen?: boolean;
  isInPage?: boolean;
  /** A click on its summary may be kept from opening it, by preventDefault. */
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  onToggle?: ReactEventHandler<HTMLDetailsElement>;
  children: ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    if (isInPage) return;
    function closeFromOutside({ target }: Event) {
      if (details.current && !details.current.contains(target as Node)) details.current.open = false;
    }
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, [isInPage]);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !details.current?.open) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  }

  return (
    <details
      ref={details}
      id={id}
      name={name}
      open={isOpen}
      onKeyDown={closeOnEscape}
      onClick={onClick}
      onToggle={onToggle}
      className={className ? `group relative ${className}` : 'group relative'}
    >
      <summary className={summaryClassName} aria-label={label}>
        {summary}
      </summary>
      {children}
    </details>
  );
}
