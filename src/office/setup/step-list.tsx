import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

type Step = { name: string; title: string; href: string; isDone: boolean; isCurrent: boolean };

/** The steps on one line of ink; a phone shows only their numbers, and `place` names the present one. */
export function StepList({ steps, place }: { steps: Step[]; place: string }) {
  const t = useOfficeTexts();
  return (
    <nav aria-label={t('SETUP')}>
      <p className="setup-place">{place}</p>
      <ol className="setup-steps">
        {steps.map(({ name, title, href, isDone, isCurrent }, index) => (
          <li key={name} data-done={isDone || undefined}>
            <Link to={href} reloadDocument aria-current={isCurrent ? 'step' : undefined}>
              <span className="setup-number">{isDone ? <Icon name="check" size={16} /> : index + 1}</span>
              <span className="setup-title">{title}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
