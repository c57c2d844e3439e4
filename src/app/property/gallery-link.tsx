import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { Link } from '#interface/link.tsx';

/** The gallery then leads back to this page. The link of a preview opens the gallery too. */
export function GalleryLink({ to, ...rest }: ComponentProps<typeof Link>) {
  const { search } = useLocation();
  const [path, hash] = to.split('#', 2);
  const preview = /[?&]preview=[^&]*/.exec(search)?.[0].replace('&', '?') ?? '';
  return (
    <Link to={`${path}${preview}#${hash}`} prefetch="intent" rel="nofollow" state={fromSubject} {...rest} />
  );
}

const fromSubject = { fromSubject: true };
