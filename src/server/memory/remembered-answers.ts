import { LRUCache } from 'lru-cache';
import { minuteMs } from '#domain/time/durations.ts';
import { TagIndex } from '#server/page-cache/tags.ts';

type Answer = { tags: ReadonlySet<string>; value: Promise<unknown> };

/**
 * The database's answers to questions that page after page asks, such as the offices or the content of a card. Each is
 * kept until a change announces one of its tags. Nothing is kept while changes are not heard of.
 */
export class RememberedAnswers {
  readonly #index = new TagIndex();
  readonly #answers: LRUCache<string, Answer>;
  #isListening = false;

  constructor({ most }: { most: number }) {
    this.#answers = new LRUCache({
      max: most,
      ttl: 10 * minuteMs,
      dispose: ({ tags }, key) => this.#index.remove(key, tags),
    });
  }

  has(question: string): boolean {
    return this.#answers.has(question);
  }

  /** If a change comes while an answer is on its way, those who already wait get it, but nobody after them. */
  ask<Value>(question: string, tags: readonly string[], read: () => Promise<Value>): Promise<Value> {
    const known = this.#answers.get(question);
    if (known) return known.value as Promise<Value>;
    const value = read();
    if (!this.#isListening) return value;
    const answer = { tags: new Set(tags), value };
    this.#answers.set(question, answer);
    this.#index.add(question, answer.tags);
    value.catch(() => {
      if (this.#answers.peek(question) === answer) this.#answers.delete(question);
    });
    return value;
  }

  drop(changed: Iterable<string>): void {
    for (const question of this.#index.keysOf(changed)) this.#answers.delete(question);
  }

  /** All answers are in doubt whenever listening begins or ends. */
  listen(isListening: boolean): void {
    this.#isListening = isListening;
    this.#answers.clear();
  }
}
