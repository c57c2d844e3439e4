import { useTexts } from '#texts/use-texts.ts';
import { addressIn } from './language-switch.tsx';
import type { ShellData } from './shell.server.ts';

/** Draws nothing if the site has only one language. */
export function LanguageLinks({
  shell,
  alternates,
  className,
  linkClassName,
}: {
  shell: ShellData;
  alternates: Partial<Record<string, string>>;
  className: string;
  linkClassName: string;
}) {
  const t = useTexts();
  if (shell.languages.length < 2) return null;
  return (
    <ul className={className} aria-label={t('LANGUAGE')}>
      {shell.languages.map((language) => (
        <li key={language}>
          <a
            href={addressIn(language, alternates)}
            hrefLang={language}
            aria-current={language === shell.language ? 'true' : undefined}
            className={linkClassName}
          >
            {language}
          </a>
        </li>
      ))}
    </ul>
  );
}
