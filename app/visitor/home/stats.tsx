import { useTexts } from '#texts/use-texts.ts';

type Figure = { value: string; suffix?: string; label: string };

/** The figures of the agency under one sentence, aligned to the four columns of the cards. */
export function Stats({ title, figures }: { title: string; figures: Figure[] }) {
  const t = useTexts();
  return (
    <section aria-label={t('FIGURES')} className="column section">
      <div className="border-t border-ink pt-9">
        {title && <h2 className="d3">{title}</h2>}
        <dl className="mt-7 grid grid-cols-2 gap-x-6 gap-y-8 tablet:grid-cols-4">
          {figures.map(({ value, suffix, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end gap-2">
              <dt className="small text-ink-3">{label}</dt>
              <dd className="figure whitespace-nowrap">
                {value}
                {suffix && <span className="text-[0.5em]"> {suffix}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
