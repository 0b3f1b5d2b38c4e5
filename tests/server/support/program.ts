// The programs of an office as they are built and run for people.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { nanoid, type UnknownAction } from '@reduxjs/toolkit';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { compare } from 'bcryptjs';
import { onTestFinished, vi } from 'vitest';
import { isForbidden } from '@/journal/adapters/nats/answers';
import { askDesk } from '@/journal/adapters/nats/askDesk';
import type { FactAnswer } from '@/journal/adapters/nats/deskAnswers';
import { contentOf } from '@/journal/adapters/nats/entries';
import { officeOver } from '@/journal/adapters/nats/reader';
import { officeKey } from '@/office/officeKey';
import { emptyBusiness } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { vendorAdded } from '@/store/facts/vendors';
import { membersOver } from '../../../office/members';
import { accessOf } from '../../../office/officeAccess';
import { passOf } from '../../../office/passes';
import type { Settings } from '../../../office/settingsSchema';
import { asking } from '../../support/drafts';
import { atOwnPorts } from '../../support/ownPorts';
import { vendorDraft } from '../../support/vendors';
import { revisionOf } from '../../../build/revision';

/** Where the programs are built before all tests. */
export const PROGRAM = resolve('.office-program/tests');
const RUNS = 'Ctrl+C stops it.';

/** A folder for an office, and another one for the product that it serves; they are removed with the test. */
export function newFolders(): { data: string; site: string } {
  const folder = mkdtempSync(join(tmpdir(), 'trackyard-program-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const site = join(folder, 'built');
  mkdirSync(join(site, 'assets'), { recursive: true });
  const page = `<meta content="connect-src 'self'">${'<p>The product</p>'.repeat(100)}`;
  writeFileSync(join(site, 'index.html'), page);
  writeFileSync(join(site, 'sw.js'), `keep('/index.html', '${revisionOf(page)}')`);
  writeFileSync(join(site, 'office.json'), '{"mode":"embedded"}');
  writeFileSync(join(site, 'assets/main-abc.js'), `console.log('${'long '.repeat(500)}')`);
  return { data: join(folder, 'data'), site };
}

export const settingsIn = (data: string) => JSON.parse(readFileSync(join(data, 'office.json'), 'utf8')) as Settings;

/** How a program has ended, and all that it told. */
export interface End {
  code: number | null;
  told: string;
}

const running = new Set<ChildProcess>();

interface Started {
  pid: number;
  /** All that it told so far. */
  told: () => string;
  /** Resolves when it tells that; rejects when it ends instead. */
  describing: (text: string) => Promise<void>;
  signal: (signal: NodeJS.Signals) => void;
  ended: Promise<End>;
}

/** Starts the office's program; what a test leaves running is ended with it. */
export async function startProgram(options: { data: string; [option: string]: unknown }): Promise<Started> {
  await atOwnPorts(options.data);
  const all = { port: 0, natsServer: process.env.NATS_SERVER_PATH ?? 'nats-server', ...options };
  const child = spawn(process.execPath, [join(PROGRAM, 'main.js')], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, OFFICE_OPTIONS: JSON.stringify(all) },
  });
  running.add(child);
  let told = '';
  let listeners: (() => void)[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text: Buffer) => {
      told += text.toString();
      for (const listener of listeners) listener();
    });
  }
  const ended = new Promise<End>((done) => {
    const end = (code: number | null) => {
      running.delete(child);
      done({ code, told });
    };
    child.once('close', end);
    // One that was killed leaves others that hold its output.
    child.once('exit', (code, signal) => signal !== null && end(code));
  });
  onTestFinished(async () => {
    if (!running.has(child)) return;
    child.kill('SIGTERM');
    await ended;
  });
  return {
    pid: child.pid ?? 0,
    told: () => told,
    describing: (text) =>
      new Promise((resolve_, reject) => {
        const look = () => {
          if (told.includes(text)) resolve_();
        };
        listeners = [...listeners, look];
        void ended.then((end) => reject(new Error(`It ended: ${end.told}`)));
        look();
      }),
    signal: (signal) => void child.kill(signal),
    ended,
  };
}

export type Office = Awaited<ReturnType<typeof startOffice>>;

/** An office that runs, in which a test signs people in. */
export async function startOffice(folders: { data: string; site: string }, options: Record<string, unknown> = {}) {
  const program = await startProgram({ ...folders, ...options });
  await program.describing(RUNS);
  const settings = settingsIn(folders.data);
  const [, password = ''] = /password +(\S+)/.exec(program.told()) ?? [];
  const [, address = ''] = /(https?:\/\/\S+)/.exec(program.told()) ?? [];

  const keyOf = (name: string, secret: string) => officeKey(settings.business, name, secret);

  /** The office's own connection, which may do everything. */
  const within = async (): Promise<NatsConnection> => {
    const connection = await connect({ ...accessOf(settings), reconnect: false });
    onTestFinished(() => connection.close());
    return connection;
  };
  /** What the office's web server says for whoever has given that password; without the right one no more than the key that it makes. */
  const passFor = async (name: string, secret: string): Promise<string> => {
    const own = await within();
    // The server tells nothing for a moment as it reads anew who is let in.
    const { hash, place } = await vi.waitFor(async () => membersOver(own, await officeOver(own)).secretOf(name), {
      timeout: 20_000,
    });
    const key = await keyOf(name, secret);
    return hash === '' || (await compare(key, hash)) ? passOf(settings.secret, { name, place }) : key;
  };

  return {
    ...program,
    settings,
    within,
    address: new URL(address),
    /** Of the admin who was made at this start. */
    password,
    keyOf,
    passFor,
    /** Signs somebody in, past the web server; in a session of theirs as a browser's page does. */
    async signIn(name: string, secret: string, session = name): Promise<NatsConnection> {
      const connection = await connect({
        servers: `127.0.0.1:${settings.ports.nats}`,
        user: name,
        pass: await passFor(name, secret),
        name: session,
        inboxPrefix: `_INBOX.${name}`,
        reconnect: false,
        ignoreClusterUpdates: true,
      });
      onTestFinished(() => connection.close());
      return connection;
    },
    /** Ends it as Ctrl+C does. */
    async stop(): Promise<End> {
      program.signal('SIGINT');
      return program.ended;
    },
  };
}

/** A fact that may be said again and again, of the part of the business that the stock keeps. */
const anyVendor = (): UnknownAction => vendorAdded(vendorDraft(`Vendor ${nanoid()}`));

/** An answer that takes longer was lost: it is asked for again. */
const LOST_AFTER_MS = 5_000;

/** What becomes of a fact that somebody asks the desk to keep, in the name of another one if need be. */
export async function sayTo(
  connection: NatsConnection,
  user: string,
  action: UnknownAction = anyVendor(),
): Promise<'kept' | 'refused'> {
  const fact = businessModel.asSaid(action, emptyBusiness);
  const ask = async () => {
    try {
      return await askDesk<FactAnswer>(connection, user, 'say', contentOf(asking(nanoid(), fact)), LOST_AFTER_MS);
    } catch (error) {
      if (isForbidden(error)) return { refused: 'The server does not let this person ask.' };
      throw error;
    }
  };
  // While the clerk starts nobody hears it, and a desk that cannot tell at the moment says so.
  return vi.waitFor(
    async () => {
      const answer = await ask();
      if ('again' in answer) throw new Error(answer.again);
      return 'kept' in answer ? 'kept' : 'refused';
    },
    { timeout: 60_000 },
  );
}
