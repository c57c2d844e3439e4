import type { ShownEnergyScale } from './energy-scale.server.ts';

/** Drawn twice: for the wide column and, with less room, for a phone. */
export function EnergyScale({ scale }: { scale: ShownEnergyScale }) {
  return (
    <>
      <Drawing scale={scale} width={760} className="hidden w-full tablet:block" />
      <Drawing scale={scale} width={350} className="w-full tablet:hidden" />
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
          <text
            x={wordsAt}
            y="14"
            textAnchor="middle"
            className="font-text"
            fontSize={wide ? 14 : 13}
            fill="#6B6357"
          >
            <tspan fontSize="16" fontWeight="600" fill="#1D1B18">
              {scale.value}
            </tspan>
            {`\u00a0${scale.unit}`}
          </text>
          <path d={`M${pointer - 7} 24h14l-7 9z`} fill="#1D1B18" />
        </>
      )}
      {scale.steps.map(({ letter, text, own, upTo }, index) => {
        return (
          <g key={letter} className={`epc-${letter}`}>
            <rect
              x={index * segment}
              y={own ? 38 : 44}
              width={segment - 2}
              height={own ? 44 : 32}
              className="fill-(--epc)"
            />
            <text
              x={index * segment + segment / 2 - 1}
              y="60"
              dy="0.36em"
              textAnchor="middle"
              fontSize={own ? 20 : 14}
              fontWeight="600"
              className="fill-(--on-epc) font-text"
            >
              {text}
            </text>
            {upTo !== null && (
              <text
                x={(index + 1) * segment - 1}
                y="102"
                textAnchor="middle"
                fontSize={wide ? 13 : 12}
                fill="#6B6357"
                className="font-text"
              >
                {upTo}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
