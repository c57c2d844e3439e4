import { ContactCard } from '#app/people/contact-card.tsx';
import type { ShownContact } from '#app/people/people.server.ts';
import type { PriceParts } from '#domain/property/price.ts';
import { Link } from '#interface/link.tsx';
import { Picture, type ShownPicture } from '#interface/picture.tsx';
import { AddressLine } from './address-line.tsx';
import { PriceText } from './price-text.tsx';

export type ShownSubject = {
  /** The list that the property or project stands in. */
  list: 'forSale' | 'forRent' | 'projects';
  href: string;
  /** The words of a link there, back from a form. */
  back: string;
  title: string;
  address: string;
  price: PriceParts | null;
  picture: ShownPicture | null;
  contact: ShownContact;
};

/** Stands beside the form, on a phone as a strip above it. */
export function Subject({ subject }: { subject: Omit<ShownSubject, 'list' | 'back'> }) {
  const { href, title, address, price, picture, contact } = subject;
  return (
    <div className="max-desktop:border-b max-desktop:border-line max-desktop:pb-4">
      <div
        className={
          picture
            ? 'max-desktop:grid max-desktop:grid-cols-[96px_1fr] max-desktop:items-center max-desktop:gap-4'
            : ''
        }
      >
        {picture && (
          <Picture
            picture={picture}
            alt=""
            sizes="(min-width: 961px) 33vw, 96px"
            className="aspect-[4/3] w-full object-cover"
          />
        )}
        <div className={picture ? 'desktop:mt-4' : ''}>
          {price && (
            <p className="price-card">
              <PriceText price={price} />
            </p>
          )}
          <p className="mt-1 font-semibold">
            <Link to={href} className="underline-offset-4 hover:underline">
              {title}
            </Link>
          </p>
          <p className="small text-ink-3">
            <AddressLine address={address} />
          </p>
        </div>
      </div>
      <div className="mt-5 border-t border-line pt-5 max-desktop:hidden">
        <ContactCard contact={contact} />
      </div>
    </div>
  );
}
