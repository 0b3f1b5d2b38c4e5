import { Transform } from 'node:stream';
import { createClientReader } from './clientBytes';
import type { Speaker } from './clientLines';
import type { PersonalPace } from './pace';
import { createFrameReader, frameOf } from './webSocketFrames';

/** Of the pieces in which a socket tells what came, which have 64 KB at most, none of a page of ours holds more frames: to read one takes as long as a line, however short it is. */
const MOST_FRAMES = 2_000;
/** To take a piece up takes as long as a line, too. What is long comes in larger ones, of which a network carries 1,200 bytes and more: only smaller ones count. */
const SMALL_PIECE_BYTES = 1_000;

/** Thrown at what no page of ours sends. */
export class OddPageError extends Error {
  constructor() {
    super('It says what no page of the office does.');
  }
}

/**
 * Hands on what a browser says over a WebSocket, in frames and lines that are written anew from what was read: so that the server can
 * read nothing in it that was not looked at here. What is above the person's pace waits. Fails at what no page of ours sends, and where that would take too long.
 */
export function createClientGuard(speaker: Speaker, pace: Pick<PersonalPace, 'waitFor'>): Transform {
  const read = createClientReader(speaker);
  let goesOn: Buffer[] = [];
  let counts = 0;
  let frames = 0;
  const mayGoOn = createFrameReader({
    frame() {
      frames += 1;
      return frames <= MOST_FRAMES;
    },
    message(bytes) {
      const said = read(bytes);
      if (!said) return false;
      counts += said.counts;
      if (said.bytes.length > 0) goesOn.push(frameOf(said.bytes));
      return true;
    },
    word(opcode, bytes) {
      counts += 1;
      goesOn.push(frameOf(bytes, opcode));
      return true;
    },
  });

  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      goesOn = [];
      counts = 0;
      frames = 0;
      if (!mayGoOn(piece)) {
        done(new OddPageError());
        return;
      }
      const pieces = piece.length < SMALL_PIECE_BYTES ? 1 : 0;
      const wait = pace.waitFor(speaker.name, Math.max(counts, frames, pieces));
      const handOn = () => done(null, Buffer.concat(goesOn));
      if (wait === undefined) done(new Error('It says more than the office hands on.'));
      else if (wait === 0) handOn();
      else setTimeout(handOn, wait).unref();
    },
  });
}
