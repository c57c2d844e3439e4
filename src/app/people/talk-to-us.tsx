import { Icon } from '#interface/icon.tsx';
import { useTexts } from '#texts/use-texts.ts';
import type { AgencyContact } from './people.server.ts';

/** For visitors who would rather talk than read. */
export function TalkToUs({ phone, email }: AgencyContact) {
  const t = useTexts();
  const line = 'flex items-center gap-3 py-1.5 font-semibold underline-offset-4 hover:underline';
  return (
    <section className="border-t border-ink pt-6">
      <h2 className="d5">{t('TALK_TO_US')}</h2>
      <p className="small mt-2 text-ink-3">{t('TALK_TO_US_HINT')}</p>
      <ul className="facts mt-4">
        {phone && (
          <li>
            <a href={phone.href} className={line}>
              <Icon name="phone" />
              {phone.text}
            </a>
          </li>
        )}
        <li>
          <a href={`mailto:${email}`} className={line}>
            <Icon name="mail" />
            {email}
          </a>
        </li>
      </ul>
    </section>
  );
}
