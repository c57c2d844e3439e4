import { LRUCache } from 'lru-cache';
import { minuteMs } from '#domain/time/durations.ts';
import { TagIndex } from '#server/page-cache/tags.ts';

type Answer = { tags: ReadonlySet<string>; value: Promise<unknown> };

/**
 * What the database answered to questions that page after page asks, such as the offices or what a card shows: until a
 * change announces one of its tags. While nobody tells of changes nothing is kept.
 */
export class RememberedAnswers {
  readonly #index = new TagIndex();
  readonly #answers = new LRUCache<string, Answer>({
    max: 20_000,
    ttl: 10 * minuteMs,
    dispose: ({ tags }, key) => this.#index.remove(key, tags),
  });
  #isListening = false;

  has(question: string): boolean {
    return this.#answers.has(question);
  }

  /** An answer that is on its way when a change comes is for those who wait for it, and for nobody after them. */
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

  /** Whenever it changes whether changes are heard of, every answer is in doubt. */
  listen(isListening: boolean): void {
    this.#isListening = isListening;
    this.#answers.clear();
  }
}
