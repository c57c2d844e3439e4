import type { ReactNode } from 'react';
import { PeopleList } from '#app/people/people-list.tsx';
import { ButtonAnchor } from '#interface/button.tsx';
import { Icon } from '#interface/icon.tsx';
import type { IconName } from '#interface/icon-names.ts';
import { Picture } from '#interface/picture.tsx';
import { useTexts } from '#texts/use-texts.ts';
import type { ContactOffice } from './contact.server.ts';

export function Office({ office, heading: Heading }: { office: ContactOffice; heading: 'h2' | 'h3' }) {
  const t = useTexts();
  return (
    <section className="grid gap-x-6 border-t border-ink pt-6 across:grid-cols-12">
      <div className="across:col-span-5">
        <Heading className="d3">{office.title}</Heading>
        <dl className="mt-6 grid gap-x-6 gap-y-5 beside:grid-cols-2">
          <Entry label={t('ADDRESS')}>
            <address className="not-italic">
              {office.street}
              <br />
              {office.place}
            </address>
            <p className="mt-1 grid justify-items-start gap-1">
              <Away href={office.route} icon="arrow-up-right" text={t('ROUTE_TO_OFFICE')} />
              {office.map && <Away href={office.map} icon="map-pin" text={t('ON_THE_MAP')} />}
            </p>
          </Entry>
          {office.hours.text && (
            <Entry label={t('OPENING_HOURS')}>
              <span lang={office.hours.lang} className="whitespace-pre-line">
                {office.hours.text}
              </span>
            </Entry>
          )}
        </dl>
        <div className="no-print mt-7 grid gap-x-6 gap-y-2.5 beside:grid-cols-2 across:max-w-xs">
          <ButtonAnchor href={office.phone.href} kind="quiet">
            <Icon name="phone" />
            {office.phone.text}
          </ButtonAnchor>
          <ButtonAnchor href={`mailto:${office.email}`} kind="quiet">
            <Icon name="mail" />
            {office.email}
          </ButtonAnchor>
        </div>
      </div>
      {office.front && (
        <Picture
          picture={office.front}
          alt={office.title}
          sizes="(min-width: 61rem) 740px, 100vw"
          className="mt-11 aspect-[3/2] object-cover across:col-span-7 across:mt-0"
        />
      )}
      {office.placeDrawing && (
        <figure className="office-map mt-11 across:col-span-7 across:mt-0 print:hidden">
          <div className="place-map">
            <div
              className="contents"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it, on the server.
              dangerouslySetInnerHTML={{ __html: office.placeDrawing.drawing }}
            />
            <span {...office.placeDrawing.mark} />
          </div>
          <figcaption className="tiny mt-3 text-right text-ink-3">{office.placeDrawing.sources}</figcaption>
        </figure>
      )}
      <div className="mt-11 across:col-span-12">
        <PeopleList people={office.people} />
      </div>
    </section>
  );
}

function Away({ href, icon, text }: { href: string; icon: IconName; text: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" className="text-link inline-flex items-center gap-2">
      <Icon name={icon} size={16} />
      {text}
    </a>
  );
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="small text-ink-3">{label}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}
