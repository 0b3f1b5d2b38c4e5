// What an office keeps of sign-ins, in memory, as its stream keeps it.
import { vi } from 'vitest';
import type { NatsConnection } from '@nats-io/nats-core';
import type { AccessBook } from '../../office/signIn/accessBook';

/** An empty book, and a connection over which those who work with it tell each other of ends. */
export function emptyAccessBook() {
  const kept = new Map<string, { value: unknown; place: number }>();
  let last = 0;
  const at = (kind: string, name: string) => `${kind}.${name}`;
  const write = (subject: string, value: unknown) => {
    last += 1;
    kept.set(subject, { value: JSON.parse(JSON.stringify(value)) as unknown, place: last });
  };
  const book: AccessBook = {
    read: (kind, name) => Promise.resolve(kept.get(at(kind, name)) ?? { value: undefined, place: 0 }),
    all: (kind) =>
      Promise.resolve([...kept].flatMap(([subject, { value }]) => (subject.startsWith(`${kind}.`) ? [value] : []))),
    put: (kind, name, value) => Promise.resolve(write(at(kind, name), value)),
    replace: (kind, name, value, place) => {
      if ((kept.get(at(kind, name))?.place ?? 0) !== place) return Promise.resolve(false);
      write(at(kind, name), value);
      return Promise.resolve(true);
    },
    drop: (kind, name) => {
      kept.delete(at(kind, name));
      return Promise.resolve();
    },
  };
  const publish = vi.fn<(subject: string, text: string) => void>();
  return { book, kept, publish, connection: { publish } as unknown as NatsConnection };
}
