import { Form } from 'react-router';
import { Button } from '#interface/button.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

/** Tests where a path leads. `test`: the path asked for, with the answer. */
export function RedirectTest({ test }: { test: { path: string; answer: string } | undefined }) {
  const t = useOfficeTexts();
  return (
    <section>
      <h2 className="office-section">{t('REDIRECTS_TEST')}</h2>
      <Form method="get" className="flex flex-wrap items-end gap-3">
        <label className="w-full max-w-[24rem]">
          <span className="office-label">{t('REDIRECTS_OLD')}</span>
          <input
            name="test"
            defaultValue={test?.path}
            maxLength={500}
            spellCheck={false}
            autoComplete="off"
            className="field office-field"
          />
        </label>
        <Button type="submit" kind="quiet" size="small">
          {t('REDIRECTS_TEST_GO')}
        </Button>
      </Form>
      <p role="status" className="mt-3 font-medium wrap-anywhere">
        {test?.answer}
      </p>
    </section>
  );
}
