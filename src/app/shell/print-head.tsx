import { Logo } from './logo.tsx';
import { useShell } from './use-shell.ts';

/** Stands in place of the header on paper: the agency's logo or name, and `parts` of the line to reach it by. */
export function PrintHead({ parts }: { parts: string[] }) {
  const shell = useShell();
  return (
    <div className="print-head column small">
      {shell && <Logo shell={shell} small />}
      <p className="text-balance text-right">
        {parts.map((part, index) => (
          <span key={part}>
            {index > 0 && ' · '}
            <span className="whitespace-nowrap">{part}</span>
          </span>
        ))}
      </p>
    </div>
  );
}
