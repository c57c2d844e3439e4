import { OwnedPropertyPicture } from '#app/owner/portal/owned-property.tsx';
import { ContactCard } from '#app/people/contact-card.tsx';
import { ButtonLink } from '#interface/button.tsx';
import { Link } from '#interface/link.tsx';
import { Status } from '#interface/status.tsx';
import type { loadProperty } from './property.server.ts';

type Page = Awaited<ReturnType<typeof loadProperty>>;

export function PropertyStrip({ property, agent, links }: Pick<Page, 'property' | 'agent' | 'links'>) {
  return (
    <div className="desktop:flex desktop:items-center desktop:gap-8 tablet:pt-10">
      <div className="gap-8 tablet:flex desktop:flex-1 desktop:items-center">
        <OwnedPropertyPicture
          property={property}
          sizes="(min-width: 48rem) 180px, 100vw"
          className="-mx-5 aspect-[3/2] tablet:mx-0 tablet:aspect-[4/3] tablet:w-36 tablet:shrink-0 tablet:max-desktop:self-start desktop:w-45"
        />
        <div className="max-tablet:mt-5">
          <p className="small font-medium">
            <Status status={property.status} />
          </p>
          <h1 className="d3 mt-1">{property.title}</h1>
          <p className="mt-2 text-ink-3">{property.line}</p>
          {links.site && (
            <Link to={links.site.href} className="small text-link mt-1 inline-block py-1">
              {links.site.label}
            </Link>
          )}
        </div>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4 desktop:mt-0">
        {agent && <ContactCard contact={agent} />}
        <ButtonLink to={links.message.href} kind="quiet" size="small" className="max-tablet:w-full">
          {links.message.label}
        </ButtonLink>
      </div>
    </div>
  );
}
