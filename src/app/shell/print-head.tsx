import { Logo } from './logo.tsx';
import { useShell } from './use-shell.ts';

/** Stands in place of the header on paper: the agency's logo or name, and `words` to reach it by. */
export function PrintHead({ words }: { words: string }) {
  const shell = useShell();
  return (
    <div className="print-head column small">
      {shell && <Logo shell={shell} small />}
      <p>{words}</p>
    </div>
  );
}
