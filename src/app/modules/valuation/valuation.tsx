import { Form } from 'react-router';
import { ModuleTitle, type ShownTitle } from '#app/modules/module-title.tsx';
import { Button } from '#interface/button.tsx';
import { Picture, type ShownPicture } from '#interface/picture.tsx';
import { useTexts } from '#texts/use-texts.ts';

export function Valuation({
  title,
  intro,
  action,
  picture,
}: {
  title: ShownTitle;
  intro: string;
  action: string;
  picture: ShownPicture | null;
}) {
  const t = useTexts();
  const asking = (
    <div>
      <p className="max-w-[25em] text-ink-2">{intro}</p>
      <Form action={action} className="mt-7 flex max-w-[540px] flex-wrap gap-3">
        <input
          name="address"
          required
          maxLength={200}
          autoComplete="street-address"
          aria-label={t('VALUATION_ADDRESS')}
          placeholder={t('VALUATION_ADDRESS')}
          className="field min-w-56 flex-1"
        />
        <Button type="submit">{t('FREE_EVALUATION')}</Button>
      </Form>
    </div>
  );
  if (!picture) {
    return (
      <section className="bg-tint py-14 desktop:py-20">
        <div className="column grid gap-x-6 gap-y-4 desktop:grid-cols-2">
          <ModuleTitle {...title} />
          {asking}
        </div>
      </section>
    );
  }
  return (
    <section className="grid bg-tint desktop:grid-cols-2">
      <div className="column flex w-full flex-col justify-center gap-4 py-14 desktop:mr-0 desktop:max-w-[720px] desktop:py-26">
        <ModuleTitle {...title} />
        {asking}
      </div>
      <Picture
        picture={picture}
        alt=""
        sizes="(min-width: 961px) 60vw, 100vw"
        className="aspect-[3/2] size-full tablet:aspect-auto tablet:h-[340px] desktop:h-full desktop:min-h-[560px]"
      />
    </section>
  );
}
