import { Logo } from '#app/shell/logo.tsx';
import { useShell } from '#app/shell/use-shell.ts';

/** Stands in place of the header on paper: the agency's logo or name, and `words` to reach it by. */
export function PrintHead({ words }: { words: string }) {
  const shell = useShell();
  return (
    <div className="column small mb-6 hidden items-end justify-between gap-6 print:flex">
      {shell && <Logo shell={shell} small />}
      {words}
    </div>
  );
}
