import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import type { Paging } from '#interface/pager.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

/** 'pagina 1 van 6 (135 panden)' and the numbers; `paging` is made by `pagingOf` (interface/paging.ts). */
export function OfficePager({ paging: { page, text, numbers, previous, next } }: { paging: Paging }) {
  const t = useOfficeTexts();
  return (
    <nav aria-label={t('PAGES')} className="office-pager">
      <p className="text-ink-2">{text}</p>
      {numbers.length > 1 && (
        <ul>
          {previous && (
            <li>
              <Link to={previous} rel="prev" aria-label={t('PREVIOUS_PAGE')}>
                <Icon name="chevron-left" />
              </Link>
            </li>
          )}
          {numbers.map((shown, index) => (
            <li key={shown?.number ?? (index < 2 ? 'before' : 'after')}>
              {shown ? (
                <Link
                  to={shown.href}
                  aria-label={t('PAGE_NUMBER', { page: shown.number })}
                  aria-current={shown.number === page ? 'page' : undefined}
                >
                  {shown.number}
                </Link>
              ) : (
                <span aria-hidden="true">…</span>
              )}
            </li>
          ))}
          {next && (
            <li>
              <Link to={next} rel="next" aria-label={t('NEXT_PAGE')}>
                <Icon name="chevron-right" />
              </Link>
            </li>
          )}
        </ul>
      )}
    </nav>
  );
}
