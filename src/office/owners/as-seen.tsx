import { ButtonAnchor } from '#interface/button.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

/** Opens the portal as this owner sees it, beside the office. */
export function AsSeen({ id, name }: { id: string; name: string }) {
  const t = useOfficeTexts();
  return (
    <ButtonAnchor
      href={`/office/owners/${id}/as-seen/`}
      target="_blank"
      rel="noopener"
      kind="quiet"
      size="dense"
    >
      {t('OWNERS_AS_SEEN')}
      <span className="sr-only">: {name}</span>
    </ButtonAnchor>
  );
}
