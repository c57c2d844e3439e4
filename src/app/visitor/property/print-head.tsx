import { Logo } from '#app/shell/logo.tsx';
import { useShell } from '#app/shell/use-shell.ts';

/** Stands in place of the header on paper: the agency's logo or name, and `words` to reach it by. */
export function PrintHead({ words }: { words: string }) {
  const shell = useShell();
  return (
    <div className="print-head column small">
      {shell && <Logo shell={shell} small />}
      {words}
    </div>
  );
}
