import { Link } from 'react-router';
import { useTexts } from '#texts/use-texts.ts';
import { Mark } from '../interface/mark.tsx';
import { Street } from '../interface/street.tsx';
import { streetOfFooter } from '../interface/street-scenes.ts';
import { OpenConsent } from './consent/open-consent.tsx';
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
  const link = 'inline-block py-1 text-night-link hover:text-white hover:underline underline-offset-4';
  return (
    <footer className="on-dark no-print bg-night text-[0.9375rem] text-white">
      {withStreet && <Street scene={streetOfFooter} className="pt-3 text-night-2" />}
      <div className="column">
        <div className="grid gap-x-6 gap-y-9 pb-12 pt-12 tablet:grid-cols-2 tablet:gap-y-6 tablet:pb-14 tablet:pt-17.5 desktop:grid-cols-[2fr_1fr_1fr_2fr]">
          <div>
            <p className="flex items-center gap-3 font-display text-2xl tablet:text-[1.75rem] leading-none tracking-[-0.03em]">
              <Mark className="h-7" />
              {shell.name}
            </p>
            <p className="mt-4 max-w-[16.25rem] text-night-link">{shell.tagline}</p>
          </div>
          <div className="grid grid-cols-2 gap-x-5 tablet:contents">
            {shell.footer.map((column) => (
              <nav key={column.title} aria-label={column.title}>
                <h2 className="small font-semibold">{column.title}</h2>
                <ul className="mt-3">
                  {column.links.map((item) => (
                    <li key={item.href}>
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
            <div>
              <h2 className="small font-semibold">{shell.office.title}</h2>
              <p className="mt-3 text-night-link">{shell.office.address}</p>
              <p className="text-night-link">{shell.office.hours}</p>
              <p className="mt-2">
                <a href={shell.office.phone.href} className={link}>
                  {shell.office.phone.text}
                </a>
              </p>
              <p>
                <a href={`mailto:${shell.office.email}`} className={link}>
                  {shell.office.email}
                </a>
              </p>
            </div>
          )}
        </div>
        <section
          aria-label={t('LEGAL_MENTIONS')}
          className="tiny grid gap-x-6 gap-y-4 border-t border-night-line py-6 leading-[1.7] text-night-2 tablet:grid-cols-12"
        >
          <p className="tablet:col-span-5">{shell.legal.company}</p>
          <p className="tablet:col-span-4">
            {shell.legal.authority} ·{' '}
            <a
              href={shell.legal.codeOfConduct}
              className="inline-block font-medium text-white underline underline-offset-4"
              rel="noopener"
              target="_blank"
            >
              {t('CODE_OF_CONDUCT')}
            </a>
          </p>
          <p className="tablet:col-span-3">{shell.legal.insurer}</p>
        </section>
        <div className="tiny flex flex-wrap items-center gap-x-7 gap-y-2 border-t border-night-line pb-7.5 pt-4.5 text-night-2">
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
          <OpenConsent className="py-1 text-night-link hover:text-white hover:underline underline-offset-4" />
          <ul className="-mr-1 ml-auto flex gap-2" aria-label={t('LANGUAGE')}>
            {shell.languages.map((language) => (
              <li key={language}>
                <a
                  href={addressIn(language, alternates)}
                  hrefLang={language}
                  aria-current={language === shell.language ? 'true' : undefined}
                  className="inline-grid min-h-6 min-w-6 place-items-center uppercase text-night-link hover:text-white aria-[current]:font-semibold aria-[current]:text-white"
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
