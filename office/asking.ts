import { request as requestHere, type IncomingMessage } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';

/** What a server outside of the office is asked. */
export interface OutsideRequest {
  url: string;
  method: string;
  headers: Readonly<Record<string, string>>;
  body?: string | undefined;
}

/** What became of it: an answer, or why there is none, and whether the server may have heard what was asked by then. */
export type OutsideAnswer = { status: number; text: string } | { error: unknown; isHeard: boolean };

interface AskingOptions {
  /** After which nobody waits any longer. */
  signal: AbortSignal;
  /** So many bytes of what is answered are read; the rest nobody waits for. */
  mostBytes: number;
  lookup?: LookupFunction | undefined;
}

/** The text of an answer, as far as it is read. */
async function textOf(answer: IncomingMessage, mostBytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  if (mostBytes > 0)
    for await (const part of answer as AsyncIterable<Buffer>) {
      parts.push(part);
      bytes += part.length;
      if (bytes >= mostBytes) break;
    }
  answer.destroy();
  return Buffer.concat(parts).subarray(0, mostBytes).toString();
}

/** Asks a server once over a connection of its own, and follows it to no other address: who is there would be told the key. */
export function askOnce(
  { url, method, headers, body }: OutsideRequest,
  { signal, mostBytes, lookup }: AskingOptions,
): Promise<OutsideAnswer> {
  const isSecure = new URL(url).protocol === 'https:';
  let isHeard = false;
  return new Promise<OutsideAnswer>((answered) => {
    const fail = (error: unknown) =>
      answered({ error: error instanceof Error && error.name === 'AbortError' ? error.cause : error, isHeard });
    try {
      const asked = (isSecure ? request : requestHere)(
        url,
        {
          method,
          agent: false,
          headers: { ...headers, ...(body !== undefined && { 'Content-Length': Buffer.byteLength(body) }) },
          signal,
          ...(lookup && { lookup }),
        },
        (answer) =>
          void textOf(answer, mostBytes).then((text) => answered({ status: answer.statusCode ?? 0, text }), fail),
      );
      asked.on('error', fail);
      // All of it is written as soon as somebody is there to hear it.
      asked.once('socket', (socket) =>
        socket.once(isSecure ? 'secureConnect' : 'connect', () => void (isHeard = true)),
      );
      asked.end(body);
    } catch (error) {
      // What no header may hold is told before anybody is asked.
      fail(error);
    }
  });
}
