import { Mail, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ShownPhone } from './people.server.ts';

/** Beside a text: whoever would rather talk finds number and mail. */
export function TalkToUs({ phone, email }: { phone: ShownPhone; email: string }) {
  const { t } = useTranslation();
  const line = 'flex items-center gap-3 py-1.5 font-semibold underline-offset-4 hover:underline';
  return (
    <section className="border-t border-ink pt-6">
      <h2 className="d5">{t('TALK_TO_US')}</h2>
      <p className="small mt-2 text-ink-3">{t('TALK_TO_US_HINT')}</p>
      <ul className="facts mt-4">
        <li>
          <a href={phone.href} className={line}>
            <Phone size={20} strokeWidth={1.5} aria-hidden="true" />
            {phone.text}
          </a>
        </li>
        <li>
          <a href={`mailto:${email}`} className={line}>
            <Mail size={20} strokeWidth={1.5} aria-hidden="true" />
            {email}
          </a>
        </li>
      </ul>
    </section>
  );
}
