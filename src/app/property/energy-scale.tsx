import type { ShownEnergyScale } from './energy-scale.server.ts';

/** Drawn twice: for the wide column and, with less room, for a phone. */
export function EnergyScale({ scale }: { scale: ShownEnergyScale }) {
  return (
    <>
      <Drawing scale={scale} width={760} className="epc-scale max-tablet:hidden" />
      <Drawing scale={scale} width={350} className="epc-scale tablet:hidden" />
    </>
  );
}

function Drawing({ scale, width, className }: { scale: ShownEnergyScale; width: number; className: string }) {
  const segment = width / scale.steps.length;
  const ownIndex = scale.steps.findIndex(({ own }) => own);
  const pointer = (ownIndex + scale.share) * segment;
  const wide = width > 500;
  // The words above the pointer stay within the drawing.
  const wordsAt = Math.min(Math.max(pointer, wide ? 70 : 60), width - (wide ? 70 : 60));
  return (
    <svg
      viewBox={`0 0 ${width} 112`}
      className={className}
      role="img"
      aria-label={`${scale.name}, ${scale.value} ${scale.unit}`}
    >
      {scale.value && (
        <>
          <text x={tenths(wordsAt)} y="14" fontSize={wide ? 14 : undefined}>
            <tspan className="epc-ink">{scale.value}</tspan>
            {`\u00a0${scale.unit}`}
          </text>
          <path d={`M${tenths(pointer - 7)} 24h14l-7 9z`} className="epc-ink" />
        </>
      )}
      {scale.steps.map(({ letter, text, own, upTo }, index) => (
        <g key={letter} className={`epc-${letter}${own ? ' epc-own' : ''}`}>
          <rect
            x={tenths(index * segment)}
            y={own ? 38 : 44}
            width={tenths(segment - 2)}
            height={own ? 44 : 32}
          />
          <text x={tenths(index * segment + segment / 2 - 1)} y="60" dy="0.36em" className="epc-letter">
            {text}
          </text>
          {upTo !== null && (
            <text x={tenths((index + 1) * segment - 1)} y="102" fontSize={wide ? undefined : 12}>
              {upTo}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

/** Sixteen digits of a place are longer than all else that is said of it. */
function tenths(units: number): number {
  return Math.round(units * 10) / 10;
}
