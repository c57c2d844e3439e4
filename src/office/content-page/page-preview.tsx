import type { Language } from '#domain/language.ts';
import { SiteFrame } from '#office/interface/site-frame.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { LoadedPage } from './load-page.server.ts';

/** The page on the visitors' site with its waiting changes. `version`: a new one loads the frame again. */
export function PagePreview({
  previews,
  shownIn,
  version,
}: {
  previews: LoadedPage['previews'];
  shownIn: Language;
  version: string;
}) {
  const t = useOfficeTexts();
  const shown = previews.find(({ code }) => code === shownIn) ?? previews[0];
  return (
    <section className="content-preview" aria-label={t('EDITOR_PREVIEW')}>
      <p className="flex flex-wrap gap-x-5">
        {previews.map(({ code, name, href }) => (
          <a key={code} href={href} target="_blank" rel="noopener" className="editor-undo">
            {t('CONTENT_PREVIEW_IN', { language: name })}
          </a>
        ))}
      </p>
      {shown && (
        <SiteFrame
          key={`${shown.code} ${version}`}
          src={shown.href}
          title={t('CONTENT_PREVIEW_IN', { language: shown.name })}
          width="own"
        />
      )}
    </section>
  );
}
