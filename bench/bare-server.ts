// Node's own server with a page that lies in memory: the peer of the kept page. Arguments: the file with the body, the
// file with the headers as JSON (name, value, name, value …), the port.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [, , bodyFile = '', headersFile = '', port] = process.argv;
const body = readFileSync(bodyFile);
const headers: string[] = JSON.parse(readFileSync(headersFile, 'utf8'));

createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(port), '127.0.0.1');
