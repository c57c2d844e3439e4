import { useTexts } from '#texts/use-texts.ts';

type Row = { key: string; label: string; value: string; lang?: string };
type Group = { key: string; title: string; rows: Row[] };

/** The attributes in groups, in two columns; no group and no row is broken over them. */
export function FactSheet({ groups, heading }: { groups: Group[]; heading?: string }) {
  const t = useTexts();
  if (groups.length === 0) return null;
  return (
    <section className="block-space">
      <h2 className="d3">{heading ?? t('ALL_FACTS')}</h2>
      <div className="mt-6 gap-x-10 tablet:columns-2">
        {groups.map((group) => (
          <div key={group.key} className="mb-9 break-inside-avoid">
            {group.title && <h3 className="pb-2.5 font-semibold">{group.title}</h3>}
            <FactRows rows={group.rows} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** Label left, value right, a hairline below each; an ink one opens them. */
export function FactRows({ rows }: { rows: Row[] }) {
  return (
    <dl className="border-t border-ink">
      {rows.map(({ key, label, value, lang }) => (
        <div key={key} className="facts flex justify-between gap-6 border-b border-line py-[11px]">
          <dt className="font-normal text-ink-3">{label}</dt>
          <dd lang={lang} className="text-right">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
