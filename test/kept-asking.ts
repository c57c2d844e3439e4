import { Agent, request } from 'node:http';

/**
 * Visitors who ask for these addresses in turn, over connections that they keep. `finish` gives the number of answers,
 * and the trouble of each request without one: a refusal, a reset, a status of 500 or more.
 */
export function keepAsking(address: () => string, { visitors = 8, method = 'GET' } = {}) {
  const agent = new Agent({ keepAlive: true });
  const troubles: string[] = [];
  let answers = 0;
  let isOver = false;
  const walks = Array.from({ length: visitors }, async () => {
    while (!isOver) {
      const outcome = await ask(address(), method, agent);
      if (outcome === 'answered') answers += 1;
      else troubles.push(outcome);
    }
  });
  return {
    answers: () => answers,
    finish: async () => {
      isOver = true;
      await Promise.all(walks);
      agent.destroy();
      return { answers, troubles };
    },
  };
}

function ask(url: string, method: string, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const asked = request(url, { method, agent }, (response) => {
      const { statusCode = 0 } = response;
      response.resume();
      response.once('end', () => resolve(statusCode < 500 ? 'answered' : String(statusCode)));
      response.once('error', (error) => resolve(`cut off: ${error.message}`));
    });
    asked.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
    asked.end();
  });
}
