import { type LinkProps, Link as RouterLink, useLocation } from 'react-router';

type Props = LinkProps & {
  /** Whole, as the server writes it: from the first slash on. */
  to: string;
};

/**
 * A link to a page of this site. React Router resolves every address against the routes around it, twice; ours need
 * that nowhere, and a page has ninety of them. So the server writes the element alone.
 */
export function Link(props: Props) {
  return import.meta.env.SSR ? <Anchor {...props} /> : <RouterLink discover="none" {...props} />;
}

function Anchor({ to, prefetch, preventScrollReset, reloadDocument, replace, state, ...rest }: Props) {
  return <a {...rest} href={to} />;
}

/** A link of a menu, which says that its page, or one below it, is the one that is shown. `end`: only its own page. */
export function MenuLink({ end = false, ...props }: Props & { end?: boolean }) {
  const { pathname } = useLocation();
  const isCurrent = pathname === props.to || (!end && pathname.startsWith(props.to));
  return <Link aria-current={isCurrent ? 'page' : undefined} {...props} />;
}
