import { Icon } from '#interface/icon.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { Rooms, type ShownRooms } from './rooms.tsx';

type Row = { key: string; label: string; value: string; lang?: string; href?: string };
type Group = { key: string; title: string; rows: Row[] };

const shownOnPhone = 2;

/** Such as the number of a certificate, which would otherwise break at its hyphens. */
const code = /^[\w-]{1,28}$/;

/** On a phone, words of this many letters would stand beside their label in a column of four lines. */
const longLetters = 36;

/**
 * Groups in two columns; no group or row breaks across them. On a phone, groups after the second are folded: unfolded,
 * they were half of the page.
 */
export function FactSheet({ groups, rooms }: { groups: Group[]; rooms: ShownRooms | null }) {
  const t = useTexts();
  // The price is already on the page.
  if (!rooms && groups.every(({ rows }) => rows.every(({ key }) => key === 'priceCents'))) return null;
  return (
    <section className="block-space">
      <h2 className="d3">{t('ALL_FACTS')}</h2>
      <div className="mt-6 gap-x-10 tablet:columns-2 print:columns-2">
        {groups.map((group, index) =>
          index < shownOnPhone ? (
            <div key={group.key} className="mb-9 break-inside-avoid">
              {group.title && <h3 className="pb-2.5 font-semibold">{group.title}</h3>}
              <FactRows rows={group.rows} />
            </div>
          ) : (
            <details key={group.key} className="open-from-tablet mb-4 break-inside-avoid tablet:mb-9">
              <summary className="flex items-center justify-between pb-2.5 font-semibold">
                <h3>{group.title}</h3>
                <Icon name="chevron-down" size={16} className="tablet:hidden" />
              </summary>
              <FactRows rows={group.rows} />
            </details>
          ),
        )}
        {rooms && <Rooms rooms={rooms} />}
      </div>
    </section>
  );
}

/** An ink line opens the rows, unless the block is `opened` already. */
export function FactRows({ rows, opened = false }: { rows: Row[]; opened?: boolean }) {
  return (
    <dl className={`fact-rows ${opened ? '' : 'border-t border-ink'}`}>
      {rows.map(({ key, ...row }) => (
        <FactRow key={key} {...row} />
      ))}
    </dl>
  );
}

function FactRow({ label, value, lang, href }: Omit<Row, 'key'>) {
  const said = href ? hostOf(href) : value;
  return (
    <div className={lookOf(said)}>
      <dt>{label}</dt>
      <dd lang={lang}>
        {href ? (
          <a href={href} className="text-link break-all">
            {said}
          </a>
        ) : (
          said
        )}
      </dd>
    </div>
  );
}

function lookOf(said: string): string | undefined {
  if (said.length > longLetters) return 'fact-long';
  return code.test(said) ? 'fact-code' : undefined;
}

/** The whole address would break over many lines. */
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}
