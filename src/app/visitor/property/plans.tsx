import { GalleryLink } from '#app/property/gallery-link.tsx';
import type { CaptionedPicture } from '#app/property/media-pictures.server.ts';
import { pictureAlt } from '#app/property/picture-alt.ts';
import { Picture } from '#interface/picture.tsx';
import { useTexts } from '#texts/use-texts.ts';

/** On a phone several are a strip that is moved sideways. `gallery`: the page where each plan is large. */
export function Plans({
  plans,
  title,
  gallery,
}: {
  plans: CaptionedPicture[];
  title: string;
  gallery: string;
}) {
  const t = useTexts();
  if (plans.length === 0) return null;
  return (
    <section id="plans" className="block-space">
      <h2 className="d3">{t('PLANS')}</h2>
      <ul className="-mx-5 mt-6 flex snap-x scroll-px-5 items-start gap-5 overflow-x-auto px-5 tablet:mx-0 tablet:grid tablet:grid-cols-2 tablet:gap-6 tablet:overflow-visible tablet:px-0 print:mx-0 print:grid print:grid-cols-2 print:overflow-visible print:px-0">
        {plans.map((plan, index) => (
          <li key={plan.id} className="w-[280px] shrink-0 snap-start only:w-full tablet:w-auto print:w-auto">
            <GalleryLink
              to={`${gallery}#large-plan-${index + 1}`}
              aria-label={t('OPEN_PLAN', { number: index + 1, count: plans.length })}
              className="block border border-line bg-white p-4 tablet:p-6"
            >
              <Picture
                picture={plan}
                alt={pictureAlt(t, 'PLAN_OF', plan, { title, number: index + 1 })}
                sizes="(min-width: 961px) 311px, (min-width: 768px) 40vw, calc(100vw - 72px)"
              />
            </GalleryLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
