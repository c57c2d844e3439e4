import { ButtonLink } from '#interface/button.tsx';
import { Icon } from '#interface/icon.tsx';
import { EmptyState } from '#office/interface/notice.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

/** The list of an agency without any property yet. */
export function NoProperties() {
  const t = useOfficeTexts();
  return (
    <EmptyState title={t('PROPERTIES_NONE')} hint={t('PROPERTIES_NONE_HINT')} action={<NewProperty />} />
  );
}

export function NewProperty() {
  const t = useOfficeTexts();
  return (
    <ButtonLink to="/office/properties/new/" size="small">
      <Icon name="plus" />
      {t('PROPERTIES_NEW')}
    </ButtonLink>
  );
}
