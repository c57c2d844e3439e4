import { Form } from 'react-router';
import { Button, ButtonLink } from '#interface/button.tsx';
import { Link } from '#interface/link.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { ShownWish } from './present-wishes.server.ts';
import { usualMinutes } from './usual-minutes.ts';

/** The visitors who wait for a time. The chosen one is drawn in the week, with the first time that suits both sides. */
export function Wishes({ wishes }: { wishes: ShownWish[] }) {
  const t = useOfficeTexts();
  return (
    <aside className="wishes" aria-labelledby="wishes">
      <h2 id="wishes" className="office-section">
        {t('CALENDAR_WISHES')} <span className="heading-count">{wishes.length}</span>
      </h2>
      {wishes.length > 0 && <p className="small needs-script wishes-hint">{t('CALENDAR_WISHES_HINT')}</p>}
      {wishes.length === 0 ? (
        <p className="text-ink-2">{t('CALENDAR_WISHES_NONE')}</p>
      ) : (
        <ul>
          {wishes.map((wish) => (
            <Wish key={wish.id} {...wish} />
          ))}
        </ul>
      )}
    </aside>
  );
}

function Wish({
  id,
  isChosen,
  href,
  planHref,
  person,
  about,
  picture,
  moments,
  agent,
  waits,
  proposal,
}: ShownWish) {
  const t = useOfficeTexts();
  return (
    <li className="wish" data-wish={id} data-chosen={isChosen || undefined}>
      <div className="flex gap-3">
        {picture && (
          <img
            src={picture}
            alt=""
            width={56}
            height={42}
            loading="lazy"
            draggable={false}
            className="visit-picture"
          />
        )}
        <div className="min-w-0">
          <h3 className="font-semibold">
            <Link
              to={href}
              draggable={false}
              aria-current={isChosen ? 'true' : undefined}
              className="visit-name"
            >
              {person}
            </Link>
          </h3>
          {about && (
            <p className="small text-ink-3">
              {about.type}, {about.address}
            </p>
          )}
        </div>
      </div>
      <ul className="mt-2">
        {moments.map((moment) => (
          <li key={moment}>{moment}</li>
        ))}
      </ul>
      <p className="small mt-1 text-ink-3">
        {agent} · {waits}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {proposal && (
          <Form method="post">
            <input type="hidden" name="visit" value={id} />
            <input type="hidden" name="day" value={proposal.day} />
            <input type="hidden" name="time" value={proposal.time} />
            <input type="hidden" name="minutes" value={usualMinutes} />
            {proposal.agentId !== null && <input type="hidden" name="agent" value={proposal.agentId} />}
            <Button type="submit" name="do" value="plan" size="dense">
              {proposal.text}
            </Button>
          </Form>
        )}
        <ButtonLink to={planHref} kind="quiet" size="dense">
          {t(proposal ? 'CALENDAR_PLAN_OTHER' : 'CALENDAR_PLAN')}
          <span className="sr-only">: {person}</span>
        </ButtonLink>
      </div>
    </li>
  );
}
