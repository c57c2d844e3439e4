import { Link } from 'react-router';
import { useTexts } from '#texts/use-texts.ts';
import { Icon } from './icon.tsx';

export type Paging = { page: number; pages: number; text: string; hrefs: string[] };

// Nine of them are wider than a small phone: there they share its width.
const item = 'min-w-0 max-w-11 flex-1 tablet:w-11 tablet:flex-none';
const cell = 'facts grid h-11 place-items-center font-semibold';

/** 'pagina 2 van 9 (104 panden)' and the numbers; first, last and the neighbours of the page are always there. */
export function Pager({ paging: { page, pages, text, hrefs } }: { paging: Paging }) {
  const t = useTexts();
  return (
    <nav
      aria-label={t('PAGES')}
      className="no-print mt-14 flex flex-col items-center justify-between gap-4 border-t border-line pt-6 tablet:flex-row"
    >
      <p className="facts font-normal text-ink-2">{text}</p>
      {pages > 1 && (
        <ul className="flex w-full justify-center tablet:w-auto">
          <Step href={page > 1 ? hrefs[page - 2] : undefined} label={t('PREVIOUS_PAGE')} rel="prev">
            <Icon name="chevron-left" />
          </Step>
          {numbersAround(page, pages).map((number, index) =>
            number === undefined ? (
              <li key={index < 2 ? 'before' : 'after'} className={`${item} ${cell}`} aria-hidden="true">
                …
              </li>
            ) : (
              <li key={number} className={item}>
                <Link
                  to={hrefs[number - 1] ?? ''}
                  aria-label={t('PAGE_NUMBER', { page: number })}
                  aria-current={number === page ? 'page' : undefined}
                  className={`${cell} hover:underline underline-offset-8 aria-[current]:border-b aria-[current]:border-ink aria-[current]:no-underline`}
                >
                  {number}
                </Link>
              </li>
            ),
          )}
          <Step href={page < pages ? hrefs[page] : undefined} label={t('NEXT_PAGE')} rel="next">
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
    <li className={item}>
      {href ? (
        <Link to={href} aria-label={label} rel={rel} className={cell}>
          {children}
        </Link>
      ) : (
        <span className={`${cell} text-line-2`}>{children}</span>
      )}
    </li>
  );
}

/** Takes a page of pages; gives the numbers to show, undefined for a gap: 1 … 4 5 6 … 9. */
export function numbersAround(page: number, pages: number): (number | undefined)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages);
  if (page <= 3) shown.push(2, 3, 4);
  if (page >= pages - 2) shown.push(pages - 1, pages - 2, pages - 3);
  const numbers = [...new Set(shown)].filter((each) => each >= 1 && each <= pages).sort((a, b) => a - b);
  return numbers.flatMap((each, index) => {
    const before = numbers[index - 1];
    return before !== undefined && each - before > 1 ? [undefined, each] : [each];
  });
}
