import { expect, test } from 'vitest';
import { dataScript } from './data-script.server.ts';

const stream = (...pieces: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
const bytes = (text: string) => new TextEncoder().encode(text);

test('data cannot end its script', async () => {
  const script = await dataScript(stream(bytes('["</script><script>alert(1)</script>","a&b\u2028"]\n')));
  expect(script.match(/<\/script>/g)).toHaveLength(1);
  expect(script).not.toMatch(/[\u2028\u2029]/);
});

test('the browser reads what was written, however it was cut', async () => {
  const text = '["Liège","5 €"]\n';
  const whole = bytes(text);
  const script = await dataScript(stream(whole.slice(0, 5), whole.slice(5, 6), whole.slice(6)));
  const received: string[] = [];
  const streamController = {
    enqueue: (piece: string) => received.push(piece),
    close: () => received.push('end'),
  };
  const code = script.replace(/^<script>|<\/script>$/g, '');
  new Function('window', code)({ __reactRouterContext: { streamController } });
  expect(received).toEqual([text, 'end']);
});

test('a page without data needs no script', async () => {
  expect(await dataScript(undefined)).toBe('');
});
