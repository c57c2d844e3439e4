import { OpenConsent } from '#app/consent/open-consent.tsx';
import { HouseRow } from '#interface/house-row.tsx';
import { Link } from '#interface/link.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { BackToTop } from './back-to-top.tsx';
import { FooterColumn } from './footer-column.tsx';
import { LanguageLinks } from './language-links.tsx';
import type { ShellData } from './shell.server.ts';

/** `withHouses`: false on pages that draw their own houses above the footer. */
export function Footer({
  shell,
  alternates,
  year,
  withHouses,
}: {
  shell: ShellData;
  alternates: Partial<Record<string, string>>;
  year: number;
  withHouses: boolean;
}) {
  const t = useTexts();
  const { company, authority, codeOfConduct, insurer } = shell.legal;
  return (
    <footer className="on-dark no-print bg-night text-[0.9375rem] text-white">
      {withHouses && <HouseRow row="footer" className="pt-3 text-night-2" />}
      <div className="column">
        <div className="grid grid-cols-2 gap-x-5 gap-y-9 pb-12 pt-12 tablet:gap-x-6 tablet:gap-y-6 tablet:pb-14 tablet:pt-17.5 desktop:grid-cols-12">
          {shell.footer.map((column, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no name, and their order never changes on a page
            <FooterColumn key={index} column={column} shell={shell} />
          ))}
        </div>
        <section
          aria-label={t('LEGAL_MENTIONS')}
          className="tiny grid gap-x-6 gap-y-4 border-t border-night-line py-6 leading-[1.7] text-night-2 tablet:grid-cols-12"
        >
          <p className="parts content-start tablet:col-span-5">
            {company.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </p>
          <p className="parts content-start tablet:col-span-4">
            {authority && <span>{authority}</span>}
            {codeOfConduct && (
              <span>
                <a
                  href={codeOfConduct}
                  className="inline-block font-medium text-white underline underline-offset-4"
                  rel="noopener"
                  target="_blank"
                >
                  {t('CODE_OF_CONDUCT')}
                </a>
              </span>
            )}
          </p>
          <p className="tablet:col-span-3">{insurer}</p>
        </section>
        <div className="footer-end">
          <div>
            <p>
              © {year} {shell.copyright}
            </p>
            {shell.legalLinks.map((item) => (
              <Link key={item.href} to={item.href} className="footer-link">
                {item.label}
              </Link>
            ))}
            {shell.asked.categories.length > 0 && <OpenConsent className="footer-link" />}
          </div>
          <LanguageLinks
            shell={shell}
            alternates={alternates}
            className="footer-languages"
            linkClassName="footer-language"
          />
        </div>
      </div>
      <BackToTop />
    </footer>
  );
}
