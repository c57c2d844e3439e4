import { lazy, type MouseEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { ButtonLink } from '#interface/button.tsx';
import { Icon } from '#interface/icon.tsx';

const AlertPanel = lazy(() => import('./alert-panel.tsx'));

/**
 * Opens the panel in a row of its own below the button, in a box that wraps; without JavaScript it leads to the page
 * with the same form. `isChangeable`: the filters are not visible elsewhere.
 */
export default function SaveSearch({
  href,
  isChangeable = false,
  children,
  ...look
}: {
  href: string;
  kind?: 'quiet';
  size?: 'small';
  className?: string;
  isChangeable?: boolean;
  children: ReactNode;
}) {
  const button = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const toggle = (event: MouseEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    button.current = event.currentTarget;
    setOpen(!isOpen);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <ButtonLink to={href} {...look} onClick={toggle} aria-expanded={isOpen || undefined}>
        <Icon name="bell" />
        {children}
      </ButtonLink>
      {isOpen && (
        <div className="order-last basis-full">
          <Suspense>
            <AlertPanel href={href} isChangeable={isChangeable} onClose={close} />
          </Suspense>
        </div>
      )}
    </>
  );
}
