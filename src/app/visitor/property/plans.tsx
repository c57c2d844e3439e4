import { GalleryLink } from '#app/property/gallery-link.tsx';
import type { CaptionedPicture } from '#app/property/media-pictures.server.ts';
import { pictureAlt } from '#app/property/picture-alt.ts';
import { Picture } from '#interface/picture.tsx';
import { useTexts } from '#texts/use-texts.ts';

/** `gallery`: the page where each plan is large. */
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
      <ul className="mt-6 grid gap-6 tablet:grid-cols-2 print:grid-cols-2">
        {plans.map((plan, index) => (
          <li key={plan.id}>
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
