import type { ReactNode } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { languages } from '#domain/language.ts';
import { Link } from '#interface/link.tsx';
import { Mark } from '#interface/mark.tsx';
import type { loader } from '#office/root.tsx';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

/** The frame of a screen before the log-in: the base line of the mark runs across it. */
export function DoorPage({
  title,
  intro,
  steps,
  note,
  children,
}: {
  title: string;
  intro: ReactNode;
  /** The position among several such screens. */
  steps?: ReactNode;
  note?: ReactNode;
  children: ReactNode;
}) {
  const t = useOfficeTexts();
  const root = useRouteLoaderData<typeof loader>('root');
  const { pathname } = useLocation();
  return (
    <div className="door">
      <PageTitle page={title} />
      <header className="door-head">
        <div className="door-mark">
          <Mark />
        </div>
        <p className="d4">{root?.agency}</p>
      </header>
      <main id="content" className="door-columns">
        <div className="door-title">
          <h1 className="d3">{title}</h1>
          <p className="mt-3 text-ink-2">{intro}</p>
        </div>
        {steps && <div className="door-steps small text-ink-2">{steps}</div>}
        <div className="door-form">{children}</div>
        {note && <div className="door-note small text-ink-2">{note}</div>}
      </main>
      <footer className="door-foot small">
        <p className="text-ink-2">{t('OFFICE_OF', { agency: root?.agency ?? '' })}</p>
        <nav aria-label={t('LANGUAGE')}>
          <ul>
            {languages.map((language) => (
              <li key={language}>
                {/* A full page load: the texts in the browser are in one language. */}
                <Link
                  to={`${pathname}?language=${language}`}
                  reloadDocument
                  lang={language}
                  hrefLang={language}
                  aria-current={root?.language === language ? 'true' : undefined}
                >
                  {language.toUpperCase()}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </footer>
    </div>
  );
}
