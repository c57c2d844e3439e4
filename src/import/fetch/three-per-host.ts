const most = 3;
const lines = new Map<string, { running: number; waiting: (() => void)[] }>();

/** Runs at most three tasks for a host at once, the others in the order in which they came. */
export async function threePerHost<T>(host: string, task: () => Promise<T>): Promise<T> {
  const line = lines.get(host) ?? { running: 0, waiting: [] };
  lines.set(host, line);
  // A waiting task takes over the place of the one that ends, so that no other slips in between.
  if (line.running >= most) await new Promise<void>((resolve) => line.waiting.push(resolve));
  else line.running++;
  try {
    return await task();
  } finally {
    const next = line.waiting.shift();
    if (next) next();
    else if (--line.running === 0) lines.delete(host);
  }
}
