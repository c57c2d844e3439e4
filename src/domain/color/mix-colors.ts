/** Colours are '#rrggbb'. A share of 0 gives the first, a share of 1 the second. */
export function mixColors(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [start, end] = [from, to].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    const value = (start ?? 0) + ((end ?? 0) - (start ?? 0)) * share;
    return Math.round(value).toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
