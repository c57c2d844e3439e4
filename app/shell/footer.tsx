import { Link } from 'react-router';
import { useTexts } from '#texts/use-texts.ts';
import { Mark } from '../interface/mark.tsx';
import { Street } from '../interface/street.tsx';
import { addressIn } from './language-switch.tsx';
import type { ShellData } from './shell.server.ts';

/** `withStreet`: false on the pages whose own street stands on the footer. */
export function Footer({
  shell,
  alternates,
  year,
  withStreet,
}: {
  shell: ShellData;
  alternates: Partial<Record<string, string>>;
  year: number;
  withStreet: boolean;
}) {
  const t = useTexts();
  const link = 'py-1 text-night-link hover:text-white hover:underline underline-offset-4';
  return (
    <footer className="on-dark no-print bg-night text-[0.9375rem] text-white">
      {withStreet && (
        <div className="overflow-hidden pt-4 text-night-2">
          <Street align="right" className="h-[84px] w-[95%] tablet:h-[112px] desktop:w-[87%]" />
        </div>
      )}
      <div className="column">
        <div className="grid gap-x-6 gap-y-10 pb-14 pt-14 tablet:grid-cols-2 desktop:grid-cols-12">
          <div className="desktop:col-span-4">
            <p className="flex items-center gap-3 font-display text-[1.75rem] leading-none tracking-[-0.03em]">
              <Mark className="h-7" />
              {shell.name}
            </p>
            <p className="mt-4 max-w-[17rem] text-night-link">{shell.tagline}</p>
          </div>
          <div className="grid grid-cols-2 gap-6 tablet:contents">
            {shell.footer.map((column) => (
              <nav key={column.title} aria-label={column.title} className="desktop:col-span-2">
                <h2 className="small font-semibold">{column.title}</h2>
                <ul className="mt-3 flex flex-col gap-1">
                  {column.links.map((item) => (
                    <li key={item.href} className="flex">
                      {item.external ? (
                        <a href={item.href} className={link}>
                          {item.label}
                        </a>
                      ) : (
                        <Link to={item.href} className={link}>
                          {item.label}
                        </Link>
                      )}
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
          {shell.office && (
            <div className="desktop:col-span-4">
              <h2 className="small font-semibold">{shell.office.title}</h2>
              <p className="mt-4 text-night-link">{shell.office.address}</p>
              <p className="text-night-link">{shell.office.hours}</p>
              <p className="mt-2">
                <a href={shell.office.phone.href} className={link}>
                  {shell.office.phone.text}
                </a>
              </p>
              <p className="mt-1">
                <a href={`mailto:${shell.office.email}`} className={link}>
                  {shell.office.email}
                </a>
              </p>
            </div>
          )}
        </div>
        <section
          aria-label={t('LEGAL_MENTIONS')}
          className="tiny grid gap-6 border-t border-night-line py-6 text-night-2 desktop:grid-cols-12"
        >
          <p className="desktop:col-span-5 desktop:pr-6">{shell.legal.company}</p>
          <p className="desktop:col-span-4">
            {shell.legal.authority} ·{' '}
            <a
              href={shell.legal.codeOfConduct}
              className="inline-block font-semibold text-white underline underline-offset-4"
              rel="noopener"
              target="_blank"
            >
              {t('CODE_OF_CONDUCT')}
            </a>
          </p>
          <p className="desktop:col-span-3">{shell.legal.insurer}</p>
        </section>
        <div className="tiny flex flex-wrap items-center gap-x-7 gap-y-2 border-t border-night-line py-5 text-night-2">
          <p>
            © {year} {shell.name}
          </p>
          {shell.legalLinks.map((item) => (
            <Link
              key={item.href}
              to={item.href}
              className="py-1 text-night-link hover:text-white hover:underline underline-offset-4"
            >
              {item.label}
            </Link>
          ))}
          <ul className="ml-auto flex gap-2" aria-label={t('LANGUAGE')}>
            {shell.languages.map((language) => (
              <li key={language}>
                <a
                  href={addressIn(language, alternates)}
                  hrefLang={language}
                  aria-current={language === shell.language ? 'true' : undefined}
                  className="inline-grid min-h-6 min-w-7 place-items-center uppercase text-night-link hover:text-white aria-[current]:font-semibold aria-[current]:text-white"
                >
                  {language}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
