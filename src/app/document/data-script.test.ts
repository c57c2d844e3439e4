import { expect, test } from 'vitest';
import { dataScript } from './data-script.server.ts';

test('data cannot end its script', () => {
  const script = dataScript('["</script><script>alert(1)</script>","a&b\u2028"]\n');
  expect(script).not.toContain('</script');
  expect(script).not.toMatch(/[\u2028\u2029]/);
});

test('the browser reads what was written', () => {
  const text = '["Liège","5 €","\\n"]\n';
  const received: string[] = [];
  const streamController = {
    enqueue: (piece: string) => received.push(piece),
    close: () => received.push('end'),
  };
  new Function('window', dataScript(text))({ __reactRouterContext: { streamController } });
  expect(received).toEqual([text, 'end']);
});
