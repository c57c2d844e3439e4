import type { ShownMoment } from './offer.server.ts';

export function MomentChip({
  moment: { value, time, note, isFull },
  id,
  kind,
  name,
  isTaken,
  onTake,
}: {
  moment: ShownMoment;
  id: string | undefined;
  kind: 'radio' | 'checkbox';
  name: string;
  isTaken: boolean;
  onTake: (value: string, isTaken: boolean) => void;
}) {
  const words = (
    <span>
      {time}
      {note && <small className="tiny block leading-tight text-ink-3">{note}</small>}
    </span>
  );
  if (isFull) return <p className="moment">{words}</p>;
  return (
    <label className="moment">
      <input
        id={id}
        type={kind}
        name={name}
        value={value}
        checked={isTaken}
        onChange={({ target }) => onTake(value, target.checked)}
        className={`size-5 focus-visible:outline-none ${kind === 'radio' ? 'radio' : 'check'}`}
      />
      {words}
    </label>
  );
}
