import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '#test/site-process.ts';
import { type Peer, startPeer } from './peer.ts';

// Headers that nginx writes itself, or that are meant for one connection.
const ownHeaders = new Set(['content-length', 'date', 'connection', 'keep-alive', 'etag', 'vary']);

/** Starts nginx with one worker. `headers`: those of the page whose bytes these are. */
export async function serveWithNginx(body: Buffer, headers: Headers): Promise<Peer> {
  const port = await findFreePort();
  const type = headers.get('Content-Type') ?? 'text/html';
  const added = [...headers].filter(([name]) => !ownHeaders.has(name) && name !== 'content-type');
  return startPeer((folder) => {
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
    return {
      program: 'nginx',
      words: ['-c', join(folder, 'nginx.conf'), '-p', folder],
      url: `http://127.0.0.1:${port}/page`,
    };
  });
}
