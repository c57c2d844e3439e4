import { Tabs } from '#office/interface/tabs.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { LoadedIssue } from './issue.server.ts';

/** The mail as it was kept last, in each language. */
export function IssuePreview({ issue }: { issue: LoadedIssue }) {
  const { id, version, shown, languages } = issue;
  const t = useOfficeTexts();
  const title = t('CONTENT_PREVIEW_IN', { language: shown.name });
  return (
    <section className="newsletter-preview" aria-label={t('EDITOR_PREVIEW')}>
      <Tabs
        label={t('EDITOR_PREVIEW')}
        tabs={languages.map(({ code, name }) => ({
          to: `?in=${code}`,
          text: name,
          isCurrent: code === shown.language,
        }))}
      />
      <iframe
        key={`${shown.language} ${version}`}
        src={`/office/content/newsletter/${id}/preview/?in=${shown.language}`}
        title={title}
      />
    </section>
  );
}
