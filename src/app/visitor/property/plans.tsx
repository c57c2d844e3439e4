import { lazy, Suspense, useState } from 'react';
import { Picture, type ShownPicture } from '#app/interface/picture.tsx';
import { pictureAddress } from '#images/addresses.ts';
import { useTexts } from '#texts/use-texts.ts';

const Lightbox = lazy(() => import('./lightbox.tsx'));

export function Plans({ plans, title }: { plans: ShownPicture[]; title: string }) {
  const t = useTexts();
  const [open, setOpen] = useState<number>();
  if (plans.length === 0) return null;
  return (
    <section id="plans" className="block-space">
      <h2 className="d3">{t('PLANS')}</h2>
      <ul className="mt-6 grid gap-6 tablet:grid-cols-2">
        {plans.map((plan, index) => (
          <li key={plan.id}>
            <a
              href={pictureAddress(plan, 1600)}
              aria-label={t('OPEN_PLAN', { number: index + 1, count: plans.length })}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                setOpen(index);
              }}
              className="block border border-line bg-white p-4 tablet:p-6"
            >
              <Picture
                picture={plan}
                alt={t('PLAN_OF', { title, number: index + 1 })}
                sizes="(min-width: 961px) 311px, (min-width: 768px) 40vw, calc(100vw - 72px)"
              />
            </a>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <Suspense>
          <Lightbox pictures={plans} title={title} open={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </section>
  );
}
