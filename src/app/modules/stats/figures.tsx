import { ModuleTitle, type ShownTitle } from '#app/modules/module-title.tsx';
import { useTexts } from '#texts/use-texts.ts';

type Figure = { value: string; suffix?: string; label: string };

/** Aligned to the four columns of the cards. */
export function Figures({ title, figures }: { title: ShownTitle; figures: Figure[] }) {
  const t = useTexts();
  return (
    <section aria-label={t('FIGURES')} className="border-t border-ink pt-10">
      <ModuleTitle {...title} />
      <dl className="mt-8 grid grid-cols-2 gap-x-5 gap-y-8 tablet:gap-x-6 desktop:mt-12 @2xl/module:grid-cols-4">
        {figures.map(({ value, suffix, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-3">
            <dt className="text-[0.9375rem] leading-normal text-ink-3">{label}</dt>
            <dd className="figure whitespace-nowrap">
              {value}
              {suffix && <span className="text-[1.75rem] tracking-[-0.01em]"> {suffix}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
