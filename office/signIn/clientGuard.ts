import { Transform } from 'node:stream';
import { createClientReader } from './clientBytes';
import type { Speaker } from './clientLines';
import { createFrameReader, frameOf } from './webSocketFrames';

/**
 * Hands on what a browser says over a WebSocket, in frames and lines that are written anew from what was read: so that the server can
 * read nothing in it that was not looked at here. Fails at what no page of ours sends.
 */
export function createClientGuard(speaker: Speaker): Transform {
  const read = createClientReader(speaker);
  let goesOn: Buffer[] = [];
  const mayGoOn = createFrameReader({
    message(bytes) {
      const said = read(bytes);
      if (said && said.length > 0) goesOn.push(frameOf(said));
      return said !== undefined;
    },
    word: (opcode, bytes) => goesOn.push(frameOf(bytes, opcode)) > 0,
  });

  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      goesOn = [];
      if (mayGoOn(piece)) done(null, Buffer.concat(goesOn));
      else done(new Error('It says what no page of the office does.'));
    },
  });
}
