import { useTexts } from '#texts/use-texts.ts';
import { ButtonAnchor, ButtonLink } from '../../interface/button.tsx';
import { Icon } from '../../interface/icon.tsx';
import { FavouriteButton } from '../../property/favourites.tsx';
import { PriceText } from '../../property/price-text.tsx';
import { PrintButton, ShareButton } from '../../property/share.tsx';
import type { loadProperty } from './property.server.ts';

type Property = Awaited<ReturnType<typeof loadProperty>>;

/** Price and what one can do next, in view while one reads; for a home that is gone, what else there is to do. */
export function ActionColumn({ property }: { property: Property }) {
  const t = useTexts();
  if (property.gone) return <Gone gone={property.gone} />;
  const { agent, price } = property;
  const small =
    'facts flex flex-1 items-center justify-center gap-2.5 border-l border-line py-3 first:border-l-0 hover:bg-tint';
  return (
    <div className="desktop:sticky desktop:top-26 desktop:mt-11 desktop:border-t desktop:border-ink desktop:pt-6">
      <p className="small hidden text-ink-3 desktop:block">{property.priceLabel}</p>
      <p className="price-page mt-3 whitespace-nowrap desktop:mt-0">
        <PriceText price={price} />
      </p>
      {agent && (
        <div className="no-print mt-5 hidden flex-col gap-2.5 tablet:flex desktop:mt-7">
          <ButtonAnchor href={agent.visit}>{t('REQUEST_VISIT')}</ButtonAnchor>
          <ButtonAnchor href={agent.information} kind="quiet">
            {t('REQUEST_INFORMATION')}
          </ButtonAnchor>
        </div>
      )}
      {agent && (
        <div className="mt-6 hidden border-t border-line pt-6 desktop:block">
          <AgentCard agent={agent} />
        </div>
      )}
      <div className="needs-script no-print mt-6 flex border-y border-line">
        <FavouriteButton id={property.id} className={small} />
        <ShareButton title={property.title.text} className={small} />
        <PrintButton className={small} />
      </div>
    </div>
  );
}

/** Who knows the home: beside the price on a wide screen, after the documents on a narrow one. */
export function AgentCard({ agent }: { agent: NonNullable<Property['agent']> }) {
  const t = useTexts();
  return (
    <div className="flex items-center gap-4">
      <span
        className="grid size-14 shrink-0 place-items-center rounded-full bg-tint-2 font-display text-[1.375rem]"
        aria-hidden="true"
      >
        {agent.initials}
      </span>
      <div>
        <p className="font-semibold leading-snug">{agent.name}</p>
        <p className="small text-ink-3">{t('KNOWS_THIS_HOME')}</p>
        <a
          href={agent.phone.href}
          className="facts mt-0.5 flex items-center gap-2 font-semibold hover:underline underline-offset-4"
        >
          <Icon name="phone" size={16} />
          {agent.phone.text}
        </a>
      </div>
    </div>
  );
}

function Gone({ gone }: { gone: NonNullable<Property['gone']> }) {
  const t = useTexts();
  return (
    <div className="mt-7 border-t border-ink pt-6 desktop:mt-11">
      <p className="d4">{gone.title}</p>
      <p className="mt-3 text-ink-2">{t('PROPERTY_GONE_HINT')}</p>
      <div className="no-print mt-6 flex flex-col gap-2.5">
        <ButtonLink to={gone.alert}>
          <Icon name="bell" />
          {t('SAVE_SEARCH')}
        </ButtonLink>
        {gone.valuation && (
          <ButtonLink to={gone.valuation} kind="quiet">
            {t('VALUATION_OF_YOUR_HOME')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
