import { Icon } from '#interface/icon.tsx';
import type { IconName } from '#interface/icon-names.ts';
import { OfficeIcon } from '#office/interface/office-icon.tsx';
import type { OfficeIconName } from '#office/interface/office-icon-names.ts';
import { Sign } from '#office/interface/sign.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { TimelineItem } from './timeline.server.ts';

const ofOffice: readonly string[] = ['pencil', 'inbox', 'send'] satisfies OfficeIconName[];

/** The events of a request, the newest first. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  const t = useOfficeTexts();
  return (
    <section className="request-timeline">
      <h2 className="office-section">{t('STORY')}</h2>
      <ol className="request-story">
        {items.map(({ key, when, icon, title, detail, delivery }) => (
          <li key={key}>
            <p className="text-ink-3">{when}</p>
            {ofOffice.includes(icon) ? (
              <OfficeIcon name={icon as OfficeIconName} />
            ) : (
              <Icon name={icon as IconName} />
            )}
            <div className="min-w-0">
              <p>{title}</p>
              {detail && <p className="small story-detail text-ink-3">{detail}</p>}
            </div>
            {delivery && (
              <p className="small">
                <Sign kind={delivery.kind}>{delivery.text}</Sign>
                {delivery.remedy && (
                  <a href={delivery.remedy.href} className="today-link block">
                    {delivery.remedy.text}
                  </a>
                )}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
