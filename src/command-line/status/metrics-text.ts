type Sample = { name: string; labels: Record<string, string>; value: number };

const line = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/;
const label = /([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"/g;

/** The samples of a text in the format of Prometheus. */
export class MetricsText {
  readonly #samples: Sample[];

  constructor(text: string) {
    this.#samples = text.split('\n').flatMap((written) => {
      const [, name, labels = '', value] = line.exec(written) ?? [];
      if (name === undefined || value === undefined) return [];
      const pairs = [...labels.matchAll(label)].map(([, key = '', said = '']) => [key, said]);
      return [{ name, labels: Object.fromEntries(pairs), value: Number(value) }];
    });
  }

  list(name: string): Sample[] {
    return this.#samples.filter((sample) => sample.name === name);
  }

  /** The sum of all samples that have these labels. */
  sum(name: string, labels: Record<string, string> = {}): number {
    return this.list(name)
      .filter((sample) => Object.entries(labels).every(([key, said]) => sample.labels[key] === said))
      .reduce((sum, { value }) => sum + value, 0);
  }
}
