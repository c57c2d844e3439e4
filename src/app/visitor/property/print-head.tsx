import { Mark } from '#app/interface/mark.tsx';

/** On paper it stands in place of the header: whose page it is, and where they are. */
export function PrintHead({ name, words }: { name: string; words: string }) {
  return (
    <div className="column small mb-6 hidden items-end justify-between gap-6 print:flex">
      <span className="logo logo-small">
        <Mark />
        {name}
      </span>
      {words}
    </div>
  );
}
