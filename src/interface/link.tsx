import { type LinkProps, Link as RouterLink, useLocation } from 'react-router';

type Props = LinkProps & {
  /** The whole path, as the server writes it: from the first slash on. */
  to: string;
};

/**
 * A link to a page of this site. React Router resolves every address, twice, against the routes around it; our
 * addresses never need that, and a page has ninety of them. So the server writes only the element.
 */
export function Link(props: Props) {
  return import.meta.env.SSR ? <Anchor {...props} /> : <RouterLink discover="none" {...props} />;
}

function Anchor({ to, prefetch, preventScrollReset, reloadDocument, replace, state, ...rest }: Props) {
  return <a {...rest} href={to} />;
}

/** A link of a menu, marked as current on its page and on those below it. `end`: only on its own page. */
export function MenuLink({ end = false, ...props }: Props & { end?: boolean }) {
  const { pathname } = useLocation();
  const isCurrent = pathname === props.to || (!end && pathname.startsWith(props.to));
  return <Link aria-current={isCurrent ? 'page' : undefined} {...props} />;
}
