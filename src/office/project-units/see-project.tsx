import { ButtonAnchor } from '#interface/button.tsx';
import { OfficeIcon } from '#office/interface/office-icon.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

/** `site`: its page on the site, if it is published. */
export function SeeProject({ site }: { site: string | undefined }) {
  const t = useOfficeTexts();
  return (
    site && (
      <ButtonAnchor
        href={site}
        kind="quiet"
        size="small"
        aria-label={t('PROJECT_SEE')}
        title={t('PROJECT_SEE')}
      >
        <OfficeIcon name="eye" />
      </ButtonAnchor>
    )
  );
}
