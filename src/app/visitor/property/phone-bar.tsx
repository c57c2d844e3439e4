import type { ShownContact } from '#app/people/people.server.ts';
import { NarrowPrice } from '#app/property/narrow-price.tsx';
import type { PriceParts } from '#domain/property/price.ts';
import { ButtonAnchor, ButtonLink } from '#interface/button.tsx';
import { Icon } from '#interface/icon.tsx';
import { useTexts } from '#texts/use-texts.ts';

/** Always in reach on a phone or tablet. */
export function PropertyPhoneBar({
  price,
  contact: { name, phone, email },
  appointment,
}: {
  price: PriceParts;
  contact: ShownContact;
  appointment: string;
}) {
  const t = useTexts();
  return (
    <div className="phone-bar no-print">
      <p className="@container min-w-0 flex-1">
        {/* The widest amount, of eight digits, is 5.8 ems wide. */}
        <NarrowPrice
          price={price}
          className={price.amount === undefined ? '' : 'whitespace-nowrap text-[min(1.375rem,100cqi/5.8)]'}
        />
      </p>
      <ButtonAnchor
        href={phone?.href ?? `mailto:${email}`}
        kind="quiet"
        aria-label={t(phone ? 'CALL' : 'WRITE_TO', { name })}
        className="size-12 shrink-0 px-0!"
      >
        <Icon name={phone ? 'phone' : 'mail'} />
      </ButtonAnchor>
      <ButtonLink to={appointment} rel="nofollow" className="min-h-12! w-auto shrink-0 px-4!">
        {t('REQUEST_APPOINTMENT_SHORT')}
      </ButtonLink>
    </div>
  );
}
