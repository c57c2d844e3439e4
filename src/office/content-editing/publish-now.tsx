import { Button } from '#interface/button.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

/**
 * Publishes what the form says. `form`: its id. `isStale`: what it was made from is not on the site any more. `isQuiet`:
 * all of it is on the site, so that nobody is called to press it; something may have been typed without a script.
 */
export function PublishNow({
  form,
  isStale,
  isQuiet,
}: {
  form: string;
  isStale: boolean | undefined;
  isQuiet: boolean;
}) {
  const t = useOfficeTexts();
  return (
    <Button
      form={form}
      type="submit"
      name="do"
      value={isStale ? 'publish-anyhow' : 'publish'}
      kind={isQuiet && !isStale ? 'quiet' : 'primary'}
      size="small"
    >
      {t(isStale ? 'CONTENT_PUBLISH_ANYHOW' : 'CONTENT_PUBLISH_NOW')}
    </Button>
  );
}
