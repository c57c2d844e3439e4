import { Link } from '#interface/link.tsx';
import { Sign } from '#office/interface/sign.tsx';

/** The last overview: what is complete and what is missing, each with a link to its step. */
export function StepChecks({
  steps,
}: {
  steps: { name: string; title: string; href: string; isDone: boolean }[];
}) {
  return (
    <ul className="mb-8 border-t border-ink">
      {steps.map(({ name, title, href, isDone }) => (
        <li key={name} className="border-b border-line">
          <Link to={href} reloadDocument className="flex min-h-11 items-center hover:underline">
            <Sign kind={isDone ? 'done' : 'must'}>{title}</Sign>
          </Link>
        </li>
      ))}
    </ul>
  );
}
