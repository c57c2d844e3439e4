import { Icon } from '#interface/icon.tsx';

/** Stops and starts the motion on a picture. `className`: its place. */
export function PlayButton({
  isPlaying,
  onToggle,
  label,
  className,
}: {
  isPlaying: boolean;
  onToggle: () => void;
  label: string;
  className: string;
}) {
  return (
    <button
      type="button"
      onClick={onToggle}
      aria-label={label}
      className={`on-dark no-print absolute grid size-11 place-items-center rounded-operate border border-white/60 bg-[rgb(29_27_24/0.38)] text-white transition-colors duration-150 hover:border-white ${className}`}
    >
      <Icon name={isPlaying ? 'pause' : 'play'} />
    </button>
  );
}
