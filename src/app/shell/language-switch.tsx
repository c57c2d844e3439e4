import { Dropdown } from '#interface/dropdown.tsx';
import { Icon } from '#interface/icon.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { ownLanguageNames } from '#texts/wording/own-language-names.ts';
import type { ShellData } from './shell.server.ts';

/** The page in that language, or its home page if the page does not exist in it. */
export function addressIn(language: string, alternates: Partial<Record<string, string>>): string {
  return alternates[language] ?? `/${language}/`;
}

// Another language is another page with other texts: plain links, and a full load.
export function LanguageSwitch({
  shell,
  alternates,
}: {
  shell: ShellData;
  alternates: Partial<Record<string, string>>;
}) {
  const t = useTexts();
  if (shell.languages.length < 2) return null;
  return (
    <Dropdown
      name="header"
      label={t('LABEL_AND_TEXT', { label: t('LANGUAGE'), text: shell.language })}
      summaryClassName="flex items-center gap-2 rounded-operate py-2 uppercase"
      summary={
        <>
          {shell.language}
          <Icon name="chevron-down" size={16} className="group-open:rotate-180" />
        </>
      }
    >
      <ul
        className={`menu-rows on-light absolute top-full w-44 border border-ink bg-sheet py-2 text-ink ${shell.sides.languageSwitch === 'left' ? 'left-0' : 'right-0'}`}
      >
        {shell.languages.map((language) => (
          <li key={language}>
            <a
              href={addressIn(language, alternates)}
              hrefLang={language}
              lang={language}
              aria-current={language === shell.language ? 'true' : undefined}
            >
              {ownLanguageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}
