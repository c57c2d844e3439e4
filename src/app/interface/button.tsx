import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';

type Look = { kind?: 'primary' | 'quiet'; size?: 'normal' | 'small' | 'dense' };

const kinds = {
  primary:
    'bg-brick text-white border-brick hover:bg-brick-dark hover:border-brick-dark active:bg-brick-press',
  quiet: 'border-line-2 text-ink hover:border-ink active:bg-tint',
};
const sizes = {
  normal: 'min-h-13 px-[26px] text-base',
  small: 'min-h-11 px-[18px] text-[0.9375rem]',
  dense: 'min-h-9 px-3.5 text-[0.875rem]',
};

/** For links, summaries and labels that are drawn as buttons. */
function buttonLook({ kind = 'primary', size = 'normal' }: Look = {}): string {
  return `inline-flex items-center justify-center gap-2.5 rounded-operate border py-1 text-center font-semibold leading-snug transition-colors duration-150 ${kinds[kind]} ${sizes[size]}`;
}

export function Button({ kind, size, className = '', ...rest }: Look & ComponentProps<'button'>) {
  return <button className={`${buttonLook({ kind, size })} ${className}`} {...rest} />;
}

/** Leads to a page of this site. */
export function ButtonLink({ kind, size, className = '', ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link className={`${buttonLook({ kind, size })} ${className}`} {...rest} />;
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
    <a className={`${buttonLook({ kind, size })} ${className}`} {...rest}>
      {children}
    </a>
  );
}
