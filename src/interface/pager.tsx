import { useTexts } from '#texts/use-texts.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

/** `numbers`: the pages that are shown, with undefined for a gap. */
export type Paging = {
  page: number;
  text: string;
  numbers: ({ number: number; href: string } | undefined)[];
  previous?: string;
  next?: string;
};

/**
 * 'pagina 2 van 9 (104 panden)' and the numbers; the first, the last and the neighbours of the page are always there.
 * `isBelowRows`: the last row above has a line already.
 */
export function Pager({
  paging: { page, text, numbers, previous, next },
  isBelowRows = false,
}: {
  paging: Paging;
  isBelowRows?: boolean;
}) {
  const t = useTexts();
  return (
    <nav
      aria-label={t('PAGES')}
      className={`no-print flex flex-col justify-between gap-4 tablet:flex-row tablet:items-center ${isBelowRows ? 'mt-6 items-start' : 'mt-14 items-center border-t border-line pt-6'}`}
    >
      <p className="page-of">{text}</p>
      {numbers.length > 1 && (
        <ul className="pager">
          <Step href={previous} label={t('PREVIOUS_PAGE')} rel="prev">
            <Icon name="chevron-left" />
          </Step>
          {numbers.map((shown, index) =>
            shown === undefined ? (
              <li key={index < 2 ? 'before' : 'after'} aria-hidden="true">
                <span>…</span>
              </li>
            ) : (
              <li key={shown.number}>
                <Link
                  to={shown.href}
                  aria-label={t('PAGE_NUMBER', { page: shown.number })}
                  aria-current={shown.number === page ? 'page' : undefined}
                >
                  {shown.number}
                </Link>
              </li>
            ),
          )}
          <Step href={next} label={t('NEXT_PAGE')} rel="next">
            <Icon name="chevron-right" />
          </Step>
        </ul>
      )}
    </nav>
  );
}

function Step({
  href,
  label,
  rel,
  children,
}: {
  href?: string;
  label: string;
  rel: string;
  children: React.ReactNode;
}) {
  return (
    <li>
      {href ? (
        <Link to={href} aria-label={label} rel={rel}>
          {children}
        </Link>
      ) : (
        <span className="text-line-2">{children}</span>
      )}
    </li>
  );
}
