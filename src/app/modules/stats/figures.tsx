import { ModuleTitle, type ShownTitle } from '#app/modules/module-title.tsx';
import type { ShownText } from '#app/page/present-text.server.ts';
import { useTexts } from '#texts/use-texts.ts';

type Figure = { value: string; suffix?: string; label: string };

/** Aligned to the four columns of the cards. */
export function Figures({
  title,
  figures,
  notice,
}: {
  title: ShownTitle;
  figures: Figure[];
  notice: ShownText | null;
}) {
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
      {notice && (
        <p lang={notice.lang} className="tiny mt-8 max-w-[80ch] text-ink-3">
          {notice.text}
        </p>
      )}
    </section>
  );
}
