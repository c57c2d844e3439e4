import { LanguageLinks } from '#app/shell/language-links.tsx';
import type { ShellData } from '#app/shell/shell.server.ts';
import { Link } from '#interface/link.tsx';
import type { ShownPortal } from './portal.server.ts';

export function PortalFooter({
  portal,
  shell,
  alternates,
}: {
  portal: ShownPortal;
  shell: ShellData;
  alternates: Partial<Record<string, string>>;
}) {
  const link = 'py-1 underline-offset-4 hover:text-ink hover:underline';
  return (
    <footer className="no-print column w-full">
      <div className="tiny flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line py-6 text-ink-3">
        <Link to={portal.site.href} className={link}>
          {portal.site.label}
        </Link>
        {shell.legalLinks.map(({ href, label }) => (
          <Link key={href} to={href} className={link}>
            {label}
          </Link>
        ))}
        <LanguageLinks
          shell={shell}
          alternates={alternates}
          className="flex gap-2 max-tablet:-ml-1 max-tablet:w-full tablet:-mr-1 tablet:ml-auto"
          linkClassName="inline-grid min-h-6 min-w-6 place-items-center uppercase hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink"
        />
      </div>
    </footer>
  );
}
