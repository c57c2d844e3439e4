import { Button } from '#interface/button.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

/** Publishes what the form says. `form`: its id. `isStale`: what it was made from is not on the site any more. */
export function PublishNow({ form, isStale }: { form: string; isStale: boolean | undefined }) {
  const t = useOfficeTexts();
  return (
    <Button form={form} type="submit" name="do" value={isStale ? 'publish-anyhow' : 'publish'} size="small">
      {t(isStale ? 'CONTENT_PUBLISH_ANYHOW' : 'CONTENT_PUBLISH_NOW')}
    </Button>
  );
}
