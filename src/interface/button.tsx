import type { ComponentProps, ReactNode } from 'react';
import { Link } from './link.tsx';

type Look = { kind?: 'primary' | 'quiet'; size?: 'normal' | 'small' | 'dense' };

/** For links, summaries and labels that are drawn as buttons (styles/buttons.css). */
function look({ kind = 'primary', size = 'normal' }: Look, className: string): string {
  const parts = [
    'button',
    kind === 'quiet' && 'button-quiet',
    size !== 'normal' && `button-${size}`,
    className,
  ];
  return parts.filter(Boolean).join(' ');
}

export function Button({ kind, size, className = '', ...rest }: Look & ComponentProps<'button'>) {
  return <button className={look({ kind, size }, className)} {...rest} />;
}

/** Leads to a page of this site. */
export function ButtonLink({ kind, size, className = '', ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link className={look({ kind, size }, className)} {...rest} />;
}

/** Leads elsewhere: mail, telephone, another site. */
export function ButtonAnchor({
  kind,
  size,
  className = '',
  children,
  ...rest
}: Look & ComponentProps<'a'> & { children: ReactNode }) {
  return (
    <a className={look({ kind, size }, className)} {...rest}>
      {children}
    </a>
  );
}
