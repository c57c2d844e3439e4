import { streetBoxes } from './street-boxes.ts';
import drawings from './streets.svg?url&no-inline';

/**
 * A base line that rises into houses and goes on as a line. It is drawn twice, for wide screens and for phones, where
 * fewer houses stand: each drawing grows with the width of the screen.
 */
export function StreetDrawing({
  street,
  className = '',
}: {
  street: keyof typeof streetBoxes;
  className?: string;
}) {
  return (
    <div aria-hidden="true" className={`-mb-px overflow-hidden ${className}`}>
      <Line street={street} screen="wide" className="max-w-[1440px] max-tablet:hidden" />
      <Line street={street} screen="phone" className="max-w-[480px] tablet:hidden" />
    </div>
  );
}

function Line({
  street,
  screen,
  className,
}: {
  street: keyof typeof streetBoxes;
  screen: 'wide' | 'phone';
  className: string;
}) {
  return (
    <svg
      className={`mx-auto block h-auto w-full overflow-visible ${className}`}
      viewBox={streetBoxes[street][screen]}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
    >
      <use href={`${drawings}#${street}-${screen}`} />
    </svg>
  );
}
