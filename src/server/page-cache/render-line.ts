import { isUnavailable } from '#database/unavailable.ts';
import { type AskedWork, createWorkQueue, type QueueLoad } from '#jobs/work-queue.ts';
import { matchPath } from '#site/paths/paths.ts';

export type RenderLimits = {
  rendersAtOnce: number;
  rendersWaiting: number;
  /** A visitor who has waited so long for a turn is turned away: they would leave anyway. */
  longestWaitMs: number;
  /** A visitor who has filled in a form would rather wait than send it again. */
  longestFormWaitMs: number;
};

/** `asker`: as `networkOfAsker` gives it; one turn, and half of the places in the line, are always left for others. */
export type Asker = Pick<AskedWork, 'signal' | 'asker'>;

/** For screens that the database does not answer in time: so few that they do not take others' connections. */
const apart = { atOnce: 2, waiting: 20 };

/**
 * The order of renders: a few pages at once, the others in line. Forms have places of their own. A screen for which the
 * database was too slow has too, until the database answers for it again: one locked table must not stop the pages and
 * forms that do not need it.
 */
export class RenderLine {
  readonly #pages;
  readonly #forms;
  readonly #apart;
  readonly #longestWaitMs: number;
  readonly #slowScreens = new Set<string>();

  constructor({ rendersAtOnce, rendersWaiting, longestWaitMs, longestFormWaitMs }: RenderLimits) {
    const ofOne = { atOnce: Math.max(1, rendersAtOnce - 1), waiting: Math.ceil(rendersWaiting / 2) };
    const line = { atOnce: rendersAtOnce, waiting: rendersWaiting, longestWaitMs, ofOne };
    this.#pages = createWorkQueue(line);
    this.#forms = createWorkQueue({ ...line, longestWaitMs: longestFormWaitMs });
    this.#apart = createWorkQueue(apart);
    this.#longestWaitMs = longestWaitMs;
  }

  /** `path`: the page's. Resolves to 'busy' if too many wait, or if its turn did not come in time. */
  async render<Result>(
    path: string,
    render: () => Promise<Result>,
    { signal, asker }: Asker = {},
  ): Promise<Result | 'busy'> {
    const askedAt = performance.now();
    const screen = matchPath(path)?.name ?? '';
    const tried = async () => {
      try {
        const result = await render();
        this.#slowScreens.delete(screen);
        return result;
      } catch (error) {
        if (isUnavailable(error)) this.#slowScreens.add(screen);
        throw error;
      }
    };
    if (!this.#slowScreens.has(screen)) {
      const isSlow = Symbol();
      // The screen may have become slow while this render was in line.
      const turn = async () => (this.#slowScreens.has(screen) ? isSlow : tried());
      const outcome = await this.#pages.run(turn, { signal, asker });
      if (outcome !== isSlow) return outcome;
    }
    const waitMs = this.#longestWaitMs - (performance.now() - askedAt);
    return this.#apart.run(tried, { signal, asker, waitMs });
  }

  load(): QueueLoad {
    const loads = [this.#pages, this.#forms, this.#apart].map((queue) => queue.load());
    const sum = (of: keyof QueueLoad) => loads.reduce((all, load) => all + load[of], 0);
    return { running: sum('running'), waiting: sum('waiting') };
  }

  answerForm<Result>(answer: () => Promise<Result>, asker?: Asker): Promise<Result | 'busy'> {
    return this.#forms.run(answer, asker);
  }
}
