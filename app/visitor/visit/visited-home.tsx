import { Link } from 'react-router';
import { Icon } from '../../interface/icon.tsx';
import { Picture } from '../../interface/picture.tsx';
import { PriceText } from '../../property/price-text.tsx';
import type { VisitedHomeData } from './visit.server.ts';

/** The home and its agent: beside the page on a wide screen, a small strip above it on others. */
export function VisitedHome({ home }: { home: VisitedHomeData }) {
  const { href, title, address, price, picture, agent } = home;
  return (
    <aside className="mb-8 max-desktop:flex max-desktop:gap-5 max-desktop:border-b max-desktop:border-line max-desktop:pb-6">
      {picture && (
        <Picture
          picture={picture}
          alt=""
          sizes="(min-width: 961px) 30vw, 120px"
          className="aspect-[4/3] max-desktop:w-24 max-desktop:shrink-0 max-desktop:self-start tablet:max-desktop:w-30"
        />
      )}
      <div className="min-w-0">
        <p className="d4 desktop:mt-4 desktop:text-[1.75rem]">
          <PriceText price={price} />
        </p>
        <p className="mt-1 font-semibold">
          <Link to={href} className="underline-offset-4 hover:underline">
            {title}
          </Link>
        </p>
        <p className="small text-ink-3">{address}</p>
      </div>
      {agent && (
        <div className="mt-5 hidden items-center gap-4 border-t border-line pt-5 desktop:flex">
          <span
            className="grid size-14 shrink-0 place-items-center rounded-full bg-tint-2 font-display text-[1.375rem]"
            aria-hidden="true"
          >
            {agent.initials}
          </span>
          <div>
            <p className="font-semibold">{agent.name}</p>
            <a
              href={agent.phone.href}
              className="mt-1 flex items-center gap-2 font-semibold tabular-nums underline-offset-4 hover:underline"
            >
              <Icon name="phone" size={16} />
              {agent.phone.text}
            </a>
          </div>
        </div>
      )}
    </aside>
  );
}
