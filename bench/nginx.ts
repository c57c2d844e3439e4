import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '#test/site-process.ts';

interface Nginx {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

// Written by nginx itself, or meant for one connection.
const ownHeaders = new Set(['content-length', 'date', 'connection', 'keep-alive', 'etag', 'vary']);

/** One worker. `headers`: those of the page whose bytes these are. */
export async function serveWithNginx(body: Buffer, headers: Headers): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'gevel-nginx-'));
  const port = await findFreePort();
  const type = headers.get('Content-Type') ?? 'text/html';
  const added = [...headers].filter(([name]) => !ownHeaders.has(name) && name !== 'content-type');
  writeFileSync(join(folder, 'page'), body);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off; sendfile on; tcp_nopush on; tcp_nodelay on; keepalive_requests 1000000000; etag on;
  open_file_cache max=10; open_file_cache_valid 60s; server_tokens off;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server {
    listen 127.0.0.1:${port}; root ${folder}; default_type "${type}"; add_header Vary Accept-Encoding;
${added.map(([name, value]) => `    add_header ${name} "${value.replace(/["\\$]/g, '\\$&')}";`).join('\n')}
  }
}
`,
  );
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}/page`;
  for (let tries = 0; !(await answers(url)); tries++) {
    if (tries === 100)
      throw new Error(`nginx did not start:\n${readFileSync(join(folder, 'error.log'), 'utf8')}`);
    await wait(50);
  }
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ status }) => status === 200,
    () => false,
  );
}
