import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import { OfficeIcon } from '#office/interface/office-icon.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

/** At the foot of a phone, in place of the bar of the office: the actions that an agent needs at the property. */
export function PropertyBar({ id, phone, mayPublish }: { id: number; phone: string; mayPublish: boolean }) {
  const t = useOfficeTexts();
  return (
    <nav aria-label={t('EDITOR_AT_THE_HOUSE')} className="office-bar own-bar">
      <ul>
        <li>
          <Link to={`/office/properties/${id}/photos/`}>
            <OfficeIcon name="camera" />
            <span>{t('EDITOR_BAR_PHOTOS')}</span>
          </Link>
        </li>
        {mayPublish && (
          <li>
            <Link to={`/office/properties/${id}/price/`}>
              <b aria-hidden="true">€</b>
              <span>{t('PROPERTIES_PRICE')}</span>
            </Link>
          </li>
        )}
        <li>
          <a href="#field-availability">
            <OfficeIcon name="pencil" />
            <span>{t('PROPERTIES_STATUS')}</span>
          </a>
        </li>
        {phone && (
          <li>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              <Icon name="phone" />
              <span>{t('VISIT_CALL')}</span>
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
