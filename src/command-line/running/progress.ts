/** How far a long command has got. */
type Progress = {
  at(count: number): void;
  /** Writes a line of its own, above the one that changes. */
  say(line: string): void;
  end(): void;
};

const everyMs = 5000;

/**
 * Shows how many rows (or what `things` says) have been read: on one line that changes when a person is watching, else
 * on a new line now and then.
 */
export function watchProgress(
  write: (text: string) => void,
  isInteractive: boolean,
  things = 'rows',
): Progress {
  const eraseLine = '\r\u001b[K';
  let told = performance.now();
  return {
    at(count) {
      if (isInteractive) write(`${eraseLine}${count} ${things}`);
      else if (performance.now() - told >= everyMs) {
        told = performance.now();
        write(`${count} ${things}\n`);
      }
    },
    say: (line) => write(isInteractive ? `${eraseLine}${line}` : line),
    end: () => isInteractive && write(eraseLine),
  };
}
